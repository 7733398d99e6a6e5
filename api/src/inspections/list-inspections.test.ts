import { expect, test } from 'vitest';
import { addRoom, inspectionThatIs, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('list inspections: newest first and in pages, filtered by status, project and search', async () => {
  const dana = await api.person();
  const going = await startInspection(api.db, dana);
  const done = await inspectionThatIs(api.db, dana, 'Completed');
  const gone = await inspectionThatIs(api.db, dana, 'Cancelled');
  await api.db.updateTable('projects').set({ title: 'Açaí bar' }).where('id', '=', done.projectId).execute();
  const cases: [Record<string, string | number>, string[]][] = [
    [{}, [gone.id, done.id, going.id]],
    [{ inspectionType: 'Initial' }, [gone.id, done.id, going.id]],
    [{ status: 'Completed' }, [done.id]],
    [{ projectId: gone.projectId }, [gone.id]],
    [{ projectId: gone.projectId, status: 'Completed' }, []],
    [{ search: 'acai BAR' }, [done.id]],
    [{ limit: 2 }, [gone.id, done.id]],
    [{ limit: 2, page: 2 }, [going.id]],
  ];
  for (const [query, ids] of cases) {
    const answer = (await dana.send('inspections.list', { query })).ok();
    expect([query, answer.inspections.map(({ id }) => id)]).toEqual([query, ids]);
  }
  const { pagination } = (await dana.send('inspections.list', { query: { limit: 2 } })).ok();
  expect(pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
  expect(await dana.send('inspections.list', { query: { status: 'Open' } })).toMatchObject({
    details: [{ field: 'status' }],
  });
});

test('list inspections: the list names who signed and when; only the inspection itself has the drawing', async () => {
  const dana = await api.person();
  const technicianSignature = {
    name: 'Dana Whitaker',
    strokes: [[1, 2, 3, 4]],
    signedAt: '2026-11-21T07:00:00Z',
  };
  const { id } = await startInspection(api.db, dana, { technicianSignature });
  const { inspections } = (await dana.send('inspections.list')).ok();
  const { strokes: _, ...signed } = technicianSignature;
  expect(inspections[0]).toMatchObject({ customerSignature: null });
  expect(inspections[0]!.technicianSignature).toEqual(signed);
  const { inspection } = (await dana.send('inspections.read', { params: { id } })).ok();
  expect(inspection).toMatchObject({ technicianSignature, customerSignature: null });
});

test('list inspections: one inspection, its rooms in the order they were added', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const rooms = [await addRoom(dana, id), await addRoom(dana, id), await addRoom(dana, id)];
  const { inspection } = (await dana.send('inspections.read', { params: { id } })).ok();
  expect(inspection.rooms).toEqual(rooms.map((room) => room.id));
});
