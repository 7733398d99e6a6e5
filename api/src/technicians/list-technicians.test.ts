import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { someone } from './testing/someone.ts';

const api = useApi();

test('list technicians: by name, filtered, searched in any part and in pages', async () => {
  const manager = await api.person({ role: 'Manager' });
  await api.db.updateTable('technicians').set({ lastName: 'Zimmer' }).execute();
  for (const body of [
    { ...someone(), firstName: 'Bo', lastName: 'Åkesson', role: 'Lead Technician' },
    { ...someone(), firstName: 'Cy', lastName: 'Åkesson', status: 'On Leave' },
    { ...someone(), firstName: 'Al', lastName: 'Åkesson', phoneNumber: '(312) 555-7788' },
  ]) {
    (await manager.send('technicians.create', { body })).ok();
  }
  const find = async (query: Record<string, string | number>) => {
    const { technicians, pagination } = (await manager.send('technicians.list', { query })).ok();
    return { names: technicians.map(({ firstName }) => firstName), total: pagination.total };
  };
  expect(await find({ search: 'akesson' })).toEqual({ names: ['Al', 'Bo', 'Cy'], total: 3 });
  expect(await find({ search: 'AKESSON bo' })).toEqual({ names: ['Bo'], total: 1 });
  expect(await find({ search: 'akesson', limit: 2, page: 2 })).toEqual({ names: ['Cy'], total: 3 });
  expect(await find({ search: 'akesson', status: 'On Leave' })).toEqual({ names: ['Cy'], total: 1 });
  expect(await find({ search: 'akesson', role: 'Lead Technician' })).toEqual({ names: ['Bo'], total: 1 });
  expect(await find({ search: '555-7788' })).toEqual({ names: ['Al'], total: 1 });
  expect(await find({ search: '%' })).toEqual({ names: [], total: 0 });
  expect(await find({ search: `tech-${String(manager.id).padStart(4, '0')}` })).toMatchObject({ total: 1 });
});
