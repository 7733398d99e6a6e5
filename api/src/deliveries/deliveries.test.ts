import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addRoom, inspectionThatIs, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** An open inspection with a filled and an empty room. */
async function openInspection(by: Person) {
  const inspection = await startInspection(api.db, by, wholeStepOne);
  const filled = await addRoom(by, inspection.id, { name: 'Kitchen / Pantry' });
  await addRoom(by, inspection.id, { name: 'Attic' });
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 2 }] };
  const body = { inspectionId: inspection.id, inspectionRoomId: filled.id, claimSheetData };
  (await by.send('claim-sheets.save', { body })).ok();
  return { ...inspection, room: filled };
}

const deliveriesOf = async (by: Person, id: string) =>
  (await by.send('deliveries.of-inspection', { params: { id } })).ok().deliveries;
const jobs = async () => {
  const { rows } = await api.db.executeQuery<{ name: string; data: { delivery: string; turn: number } }>({
    ...api.db.selectFrom('projects').compile(),
    sql: 'SELECT name, data FROM pgboss.job ORDER BY created_on',
    parameters: [],
  });
  return rows;
};
const jobsOf = async (delivery: string) => (await jobs()).filter(({ data }) => data.delivery === delivery);

test('deliveries: an inspection is completed, one each for CRM, drive and mail with a job', async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Supervisor' })];
  const { id, projectId, room } = await openInspection(dana);
  expect(await deliveriesOf(boss, id)).toEqual([]);
  (await dana.send('inspections.complete', { params: { id } })).ok();
  const deliveries = await deliveriesOf(boss, id);
  expect(
    deliveries.map(({ kind, title, roomId, state, attempts }) => [kind, title, roomId, state, attempts]),
  ).toEqual([
    ['crm-record', 'Inspection to the CRM', null, 'waiting', 0],
    ['quote', 'Quote to the CRM', null, 'waiting', 0],
    ['drive-file', 'Estimate to the drive', null, 'waiting', 0],
    ['drive-file', 'Inspection report to the drive', null, 'waiting', 0],
    ['drive-file', 'Claim sheet of Kitchen / Pantry', room.id, 'waiting', 0],
    ['mail', 'Mail to the office', null, 'waiting', 0],
  ]);
  const queued = await Promise.all(deliveries.map((one) => jobsOf(one.id)));
  expect(queued.flat()).toEqual(
    ['crm', 'crm', 'drive', 'drive', 'drive', 'mail'].map((name, index) => ({
      name,
      // The request that caused it, named in the job's log lines.
      data: { delivery: deliveries[index]!.id, turn: 1, requestId: expect.any(String) },
    })),
  );
  const file = await api.db
    .selectFrom('deliveries')
    .select(['folder', 'fileName'])
    .where('roomId', '=', room.id)
    .execute();
  expect(file).toEqual([
    {
      folder: 'TSP Claim Sheets',
      fileName: `Project ${projectId} - Inspection 1 - Room 1 - Kitchen - Pantry - claim sheet.pdf`,
    },
  ]);
});

test('deliveries: an inspection is not completed, none', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const before = (await jobs()).length;
  expect(await dana.send('inspections.complete', { params: { id } })).toMatchObject({ status: 400 });
  expect(await api.db.selectFrom('deliveries').select('id').where('inspectionId', '=', id).execute()).toEqual(
    [],
  );
  expect(await jobs()).toHaveLength(before);
});

test('deliveries: a repeated completion, none are added', async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id } = await openInspection(dana);
  const headers = { 'Idempotency-Key': uuidv7() };
  for (let i = 0; i < 3; i++) (await dana.send('inspections.complete', { params: { id }, headers })).ok();
  expect(await deliveriesOf(boss, id)).toHaveLength(6);
});

test('deliveries: seen and retried by managers only', async () => {
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, 'Completed');
  const params = { id };
  expect(await dana.send('deliveries.of-inspection', { params })).toMatchObject({ status: 403 });
  expect(await dana.send('deliveries.retry', { params })).toMatchObject({ status: 403 });
  const boss = await api.person({ role: 'Admin' });
  expect(await boss.send('deliveries.of-inspection', { params: { id: uuidv7() } })).toMatchObject({
    status: 404,
    code: 'inspection_not_found',
  });
  expect(await boss.send('deliveries.retry', { params: { id: uuidv7() } })).toMatchObject({
    status: 404,
    code: 'delivery_not_found',
  });
});

test.each([
  ['failed', { lastError: 'The webhook answered 500.' }, true],
  ['waiting', { nextTryAt: '2030-01-01T00:00:00.000Z' }, true],
  ['running', {}, false],
  ['done', { deliveredAt: '2026-01-01T00:00:00.000Z', externalId: '7' }, false],
] as const)('deliveries: one that is %s begins again: %j %s', async (state, facts, begins) => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id } = await inspectionThatIs(api.db, dana, 'Completed');
  const [found] = await deliveriesOf(boss, id);
  await api.db
    .updateTable('deliveries')
    .set({ state, attempts: 4, ...facts })
    .where('id', '=', found!.id)
    .execute();
  const { delivery } = (await boss.send('deliveries.retry', { params: { id: found!.id } })).ok();
  expect(delivery).toMatchObject(
    begins ? { state: 'waiting', attempts: 0, nextTryAt: null } : { state, attempts: 4 },
  );
  expect((await jobsOf(found!.id)).map(({ data }) => data.turn)).toEqual(begins ? [1, 2] : [1]);
});

test("deliveries: a room's PDF requested several times, sent each time as one delivery", async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id, room } = await openInspection(dana);
  const params = { inspectionId: id, roomId: room.id };
  const reply = await dana.send('deliveries.upload-pdf', { params });
  expect(reply.status).toBe(202);
  expect(reply.ok().delivery).toMatchObject({ kind: 'drive-file', state: 'waiting', roomId: room.id });
  (await dana.send('deliveries.upload-pdf', { params, body: { folderName: 'TSP Claim Sheets' } })).ok();
  expect(await deliveriesOf(boss, id)).toHaveLength(1);
  (await dana.send('deliveries.upload-pdf', { params, body: { folderName: 'Adjusters' } })).ok();
  expect(await deliveriesOf(boss, id)).toHaveLength(2);
  expect((await jobsOf(reply.ok().delivery.id)).map(({ data }) => data.turn)).toEqual([1, 2]);
});

test('deliveries: an inspection id in capital letters, the same inspection', async () => {
  const dana = await api.person();
  const { id, room } = await openInspection(dana);
  const params = { inspectionId: id.toUpperCase(), roomId: room.id.toUpperCase() };
  const { delivery } = (await dana.send('deliveries.upload-pdf', { params })).ok();
  expect(delivery).toMatchObject({ roomId: room.id });
});

test('deliveries: a repeated request shows and prints the time of the latest request', async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id, room } = await openInspection(dana);
  const params = { inspectionId: id, roomId: room.id };
  const first = (await dana.send('deliveries.upload-pdf', { params })).ok().delivery;
  const longAgo = '2026-01-05T09:00:00.000Z';
  await api.db.updateTable('deliveries').set({ createdAt: longAgo }).where('id', '=', first.id).execute();
  const again = (await dana.send('deliveries.upload-pdf', { params })).ok().delivery;
  expect(again.id).toBe(first.id);
  expect(Date.parse(again.createdAt)).toBeGreaterThanOrEqual(Date.parse(first.createdAt));

  await api.db.updateTable('deliveries').set({ createdAt: longAgo }).where('id', '=', first.id).execute();
  (await boss.send('deliveries.retry', { params: { id: first.id } })).ok();
  expect(await deliveriesOf(boss, id)).toMatchObject([{ createdAt: longAgo }]);
});

test.each(['', '  ', '..', 'a/b', 'a\\b', 'x'.repeat(101), 'a\nb'])(
  'deliveries: the folder name %j is refused by name',
  async (folderName) => {
    const dana = await api.person();
    const { id, room } = await openInspection(dana);
    const params = { inspectionId: id, roomId: room.id };
    expect(await dana.send('deliveries.upload-pdf', { params, body: { folderName } })).toMatchObject({
      status: 400,
      details: [{ field: 'folderName' }],
    });
  },
);

test('deliveries: a room of another technician or another inspection, not found', async () => {
  const [dana, luis] = [await api.person(), await api.person()];
  const [mine, other] = [await openInspection(dana), await openInspection(dana)];
  const missing = { status: 404, code: 'room_not_found' };
  const params = { inspectionId: mine.id, roomId: mine.room.id };
  expect(await luis.send('deliveries.upload-pdf', { params })).toMatchObject(missing);
  const crossed = { inspectionId: other.id, roomId: mine.room.id };
  expect(await dana.send('deliveries.upload-pdf', { params: crossed })).toMatchObject(missing);
});

test('deliveries: a room is deleted, its delivery is deleted too', async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id, room } = await openInspection(dana);
  (await dana.send('deliveries.upload-pdf', { params: { inspectionId: id, roomId: room.id } })).ok();
  (await dana.send('rooms.remove', { params: { id: room.id } })).ok();
  expect(await deliveriesOf(boss, id)).toEqual([]);
});
