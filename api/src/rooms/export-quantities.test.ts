import { expect, test } from 'vitest';
import { startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('room quantities: every room of an inspection in its order, empty where its size does not say it', async () => {
  const [dana, eli] = [await api.person(), await api.person()];
  const { id } = await startInspection(api.db, dana);
  for (const room of [
    { name: 'Family room, “big”', dimensionsLength: 15, dimensionsWidth: 12.5, dimensionsHeight: 8 },
    { name: '=Hall', dimensionsLength: 10, dimensionsWidth: 4 },
    { name: 'Attic' },
  ])
    (await dana.send('rooms.create', { body: { inspectionId: id, type: 'Basement', ...room } })).ok();
  const response = await dana.fetch('GET', `/api/v1/inspections/${id}/quantities.csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await response.text();
  expect(text.split('\r\n')).toEqual([
    'room,F,C,PF,PC,WG,W,WC,V,SY,LL,SH,HH,L,WD,H,WET,WETW,WET2,offsets',
    '"Family room, “big”",187.50,187.50,55.00,55.00,440.00,440.00,627.50,1500.00,20.83,15.00,8.00,8.00,15.00,12.50,8.00,,,,',
    `"'=Hall",40.00,40.00,28.00,28.00,,,,,4.44,10.00,,,10.00,4.00,,,,,`,
    'Attic,,,,,,,,,,,,,,,,,,,',
  ]);
  expect(await eli.send('rooms.quantities', { params: { id } })).toMatchObject({
    status: 404,
    code: 'inspection_not_found',
  });
});
