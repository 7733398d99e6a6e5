import type { EstimateEdits } from '@tidemark/contract/estimates/edits';
import { noEdits } from '@tidemark/contract/estimates/edits';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

const edits = async (who: Person, id: string) =>
  (await who.send('estimates.edits', { params: { id } })).ok().edits;
const edit = (who: Person, id: string, basedOn: number, changed: Partial<EstimateEdits>) =>
  who.send('estimates.edit', { params: { id }, body: { ...noEdits, ...changed, basedOn } });

/** Two hours of anti-microbial at 68.00, submitted. */
async function submitted() {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id } = await startInspection(api.db, dana, wholeStepOne);
  const room = await addRoom(dana, id, { name: 'Kitchen' });
  const claimSheetData = { general: [{ fieldMasterId: 5, yesX: 2 }] };
  const body = { inspectionId: id, inspectionRoomId: room.id, claimSheetData };
  (await dana.send('claim-sheets.save', { body })).ok();
  (await dana.send('inspections.complete', { params: { id } })).ok();
  return { id, room, dana, kim };
}
const board = (roomId: string | null) => ({
  ...{ id: uuidv7(), roomId, title: 'Board-up', quantity: 2, unit: 'EA', rate: 125 },
  ...{ code: 'W-190', note: 'Photo 016' },
});
const less = (amount: number) => ({ id: uuidv7(), title: 'Courtesy', amount, code: null, note: null });

test('estimate edits: lines, adjustments, codes and notes make a new estimate that adds up and is logged', async () => {
  const { id, room, kim, dana } = await submitted();
  expect(await edits(kim, id)).toEqual({ ...noEdits, version: 0 });
  const remarks = { [`${room.id}:5.yesX`]: { code: 'W-160', note: 'Category 2' } };
  const lines = [board(room.id), board(null)];
  const reply = await edit(kim, id, 0, { remarks, lines, adjustments: [less(-36)] });
  const { estimate } = reply.ok();
  // 2 × 68.00 + 250.00 + 250.00 = 636.00; less 36.00 = 600.00; O&P 20 % = 120.00; tax 720.00 × 2.25 % = 16.20
  expect(estimate).toMatchObject({
    number: 2,
    subtotal: 636,
    overheadAndProfit: 120,
    tax: 16.2,
    total: 736.2,
  });
  expect(estimate.rooms[0]).toMatchObject({
    lines: [{ code: 'W-160', note: 'Category 2' }],
    added: [{ title: 'Board-up', amount: 250, code: 'W-190' }],
    total: 386,
  });
  expect(estimate.changes?.lines.map(({ title, after }) => [title, after?.amount])).toEqual([
    ['Board-up', 250],
    ['Board-up', 250],
    ['Courtesy', -36],
  ]);
  const log = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'estimate-edited')
    .where('subjectId', 'like', `${id}%`)
    .execute();
  expect(log).toEqual([
    {
      before: { remarks: [], lines: [], adjustments: [] },
      after: {
        remarks: ['Anti-Microbial Regular, W-160, Category 2'],
        lines: Array(2).fill('Board-up, 2 EA at 125.00, W-190, Photo 016'),
        adjustments: ['Courtesy, -36.00'],
      },
    },
  ]);
  const csv = await (await dana.fetch('GET', `/api/v1/inspections/${id}/estimate.csv`)).text();
  expect(csv).toContain('Kitchen,Anti-Microbial Regular,2,HRS,68.00,,136.00,W-160,Category 2');
  expect(csv).toContain(',Board-up,2,EA,125.00,,250.00,W-190,Photo 016');
  expect(csv).toContain(',Courtesy,,,,,-36.00,,');
  expect(csv).toContain(',Total,,,,,736.20,,');
});

test('estimate edits: they stay when it is recalculated, also those of a line that went', async () => {
  const { id, room, kim, dana } = await submitted();
  const gone = { [`${room.id}:104.qty`]: { code: 'W-171', note: null } };
  (await edit(kim, id, 0, { remarks: gone, adjustments: [less(-10)] })).ok();
  const { estimate } = (await dana.send('estimates.make', { params: { id } })).ok();
  expect(estimate).toMatchObject({ number: 2, adjustments: [{ title: 'Courtesy', amount: -10 }] });
  expect(await edits(kim, id)).toMatchObject({ version: 1, remarks: gone });
});

test('estimate edits: of two who edit the same ones the second is refused, and saving nothing new does nothing', async () => {
  const { id, kim } = await submitted();
  const changed = { adjustments: [less(-10)] };
  expect((await edit(kim, id, 0, changed)).ok().estimate.number).toBe(2);
  expect((await edit(kim, id, 0, changed)).ok().estimate.number).toBe(2);
  expect(await edit(kim, id, 0, { adjustments: [less(-20)] })).toMatchObject({
    ...{ status: 409, code: 'estimate_edited' },
  });
  expect((await edit(kim, id, 1, noEdits)).ok().estimate).toMatchObject({ number: 3 });
});

test('estimate edits: more taken off than there is, without a title, or by a technician: refused', async () => {
  const { id, kim, dana } = await submitted();
  expect(await edit(kim, id, 0, { adjustments: [less(-136.01)] })).toMatchObject({
    status: 400,
    details: [{ field: 'adjustments', message: 'The adjustments take off more than the lines come to.' }],
  });
  expect(await edits(kim, id)).toMatchObject({ version: 0 });
  expect(await edit(kim, id, 0, { lines: [{ ...board(null), title: ' ' }] })).toMatchObject({
    status: 400,
    details: [{ field: 'lines.0.title', message: 'Enter what the line is for.' }],
  });
  expect(await edit(dana, id, 0, {})).toMatchObject({ status: 403 });
});
