import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { joinRows, mergeRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import {
  readClaimSheetData,
  toClaimSheetData,
  toClaimSheetPart,
} from '@tidemark/contract/claim-sheets/sheet';
import { anyRows, lineOf } from '@tidemark/contract/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { readRows } from './read.ts';
import { emptySheet } from './testing/empty-sheet.ts';

const api = useApi();

async function sheet() {
  const { dana, roomId, ids } = await emptySheet(api);
  return {
    roomId,
    save: async (rows: SheetRows) =>
      (
        await dana.send('claim-sheets.save', { body: { ...ids, claimSheetData: toClaimSheetPart(rows) } })
      ).ok(),
    replace: async (rows: SheetRows) =>
      (
        await dana.send('claim-sheets.replace', {
          params: { roomId },
          body: { ...ids, claimSheetData: toClaimSheetData(rows) },
        })
      ).ok(),
    row: async (id: number, fieldData: RowValues) =>
      dana.send('claim-sheets.save-row', {
        params: { roomId, fieldMasterId: id },
        body: { ...ids, fieldMasterId: id, fieldData },
      }),
    read: async () => (await dana.send('claim-sheets.read', { params: { roomId } })).ok().claimSheetData,
    card: async () => (await dana.send('rooms.read', { params: { id: roomId } })).ok().room.claimItem,
  };
}

test('claim sheet: any part of the 106 lines, template, save, read and merge agree on every column', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, anyRows, anyRows, async (first, second, whole) => {
      const { save, replace, read, card, roomId } = await sheet();
      expect((await save(first)).errors).toEqual([]);
      await save(second);
      const merged = mergeRows(mergeRows({}, first), second);
      expect(await read()).toEqual(toClaimSheetData(merged));
      expect(mergeRows({}, readClaimSheetData(await read()).rows)).toEqual(merged);
      expect(await readRows(api.db, roomId)).toEqual(merged);
      expect((await card())?.filledCount).toBe(filledCount(merged));
      // Two saves in turn equal one save of both joined.
      const joined = await sheet();
      await joined.save(joinRows(first, second));
      expect(await joined.read()).toEqual(toClaimSheetData(merged));
      await replace(mergeRows({}, whole));
      expect(await readRows(api.db, roomId)).toEqual(mergeRows({}, whole));
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('claim sheet: each of the 106 lines alone, saved, cleared and read with any of its columns', async () => {
  const { row, read } = await sheet();
  let model: SheetRows = {};
  for (const id of catalogue.keys()) {
    for (const values of fc.sample(lineOf(id), 1)) {
      (await row(id, values)).ok();
      model = mergeRows(model, { [id]: values });
    }
  }
  expect(await read()).toEqual(toClaimSheetData(model));
}, 60_000);

test("claim sheet: a value taken from the room's size, marked so until someone types over it", async () => {
  const { row, read, save } = await sheet();
  (await row(77, { qty: 168, qtyFrom: 'floor' })).ok();
  (await row(55, { disposeFt: 85, disposeIn: 6, disposeFrom: 'perimeter' })).ok();
  (await row(1, { lengthFt: 28, lengthIn: 6, lengthFrom: 'length' })).ok();
  const taken = {
    1: { lengthFt: 28, lengthIn: 6, lengthFrom: 'length' },
    55: { disposeFt: 85, disposeIn: 6, disposeFrom: 'perimeter' },
    77: { qty: 168, qtyFrom: 'floor' },
  } as const;
  expect(await read()).toEqual(toClaimSheetData(taken));
  await save({ 77: { qty: 170 }, 55: { disposeIn: 0 }, 1: { widthFt: 3 } });
  expect(await read()).toEqual(
    toClaimSheetData({
      1: { ...taken[1], widthFt: 3 },
      55: { disposeFt: 85, disposeIn: 0 },
      77: { qty: 170 },
    }),
  );
});

test.each([
  [77, { qty: 1, qtyFrom: 'walls' }, 'qtyFrom', 'Enter floor.'],
  [77, { qtyFrom: true }, 'qtyFrom', 'Enter floor.'],
  [49, { qtyFrom: 'floor' }, 'qtyFrom', 'Unknown field.'],
  [2, { lengthFrom: 'length' }, 'lengthFrom', 'Unknown field.'],
  [61, { detachFrom: 'perimeter' }, 'detachFrom', 'Unknown field.'],
] as const)(
  'claim sheet: line %i with a source %j it cannot have, refused by name',
  async (id, values, field, message) => {
    const { row } = await sheet();
    expect(await row(id, values as RowValues)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ field, message }],
    });
  },
);

test('claim sheet: a value with its formula, kept as it was sent until somebody writes the value alone', async () => {
  const { row, read, save, roomId } = await sheet();
  // The server's room has no size: it keeps the value it cannot compute.
  (await row(77, { qty: 25.5, qtyFormula: ' =pf*0.5' })).ok();
  (await row(55, { disposeFt: 25, disposeIn: 6, disposeFormula: 'PF*0.5' })).ok();
  const computed = {
    55: { disposeFt: 25, disposeIn: 6, disposeFormula: 'PF*0.5' },
    77: { qty: 25.5, qtyFormula: 'pf*0.5' },
  };
  expect(await read()).toEqual(toClaimSheetData(computed));
  const log = await api.db
    .selectFrom('auditLog')
    .select('after')
    .where('subject', '=', 'claim-sheet')
    .where('subjectId', '=', roomId)
    .execute();
  expect(log).toHaveLength(2);
  for (const id of [55, 77] as const) expect(log).toContainEqual({ after: { [id]: computed[id] } });
  await save({ 77: { qty: 25.5 }, 55: { disposeFt: 10, disposeIn: 0, disposeFrom: 'perimeter' } });
  expect(await read()).toEqual(
    toClaimSheetData({ 55: { disposeFt: 10, disposeIn: 0, disposeFrom: 'perimeter' }, 77: { qty: 25.5 } }),
  );
});

test('claim sheet: a save with a formula that cannot be read, named with its sentence, the other lines saved', async () => {
  const { save, read } = await sheet();
  const answer = await save({ 77: { qty: 1, qtyFormula: 'F F' }, 88: { qty: 2, qtyFormula: 'W*0.5' } });
  expect(answer.errors).toEqual([
    { fieldMasterId: 77, field: 'qtyFormula', message: 'Sign missing before F.' },
  ]);
  expect(await read()).toEqual(toClaimSheetData({ 88: { qty: 2, qtyFormula: 'W*0.5' } }));
});

test('claim sheet: a source the previous version wrote beside a formula, read without the formula', async () => {
  const { row, read, roomId } = await sheet();
  (await row(77, { qty: 25.5, qtyFormula: 'PF*0.5' })).ok();
  await api.db
    .updateTable('claimSheetRows')
    .set({ qty: 168, qtyFrom: 'floor' })
    .where('roomId', '=', roomId)
    .execute();
  expect(await read()).toEqual(toClaimSheetData({ 77: { qty: 168, qtyFrom: 'floor' } }));
});

test.each<[string, unknown]>([
  ['a number', 7],
  ['a list', ['PF']],
  ['81 characters', `${'F+'.repeat(40)}F`],
  ['17 levels', `${'('.repeat(17)}F${')'.repeat(17)}`],
  ['a call', 'alert(1)'],
  ['a power', '9^9'],
  ['no number', 'NaN'],
  ['an exponent', '1e9'],
])('claim sheet: a formula that is %s is named, and the other lines are saved', async (_, formula) => {
  const { save, read } = await sheet();
  const rows = { 77: { qty: 1, qtyFormula: formula as string }, 88: { qty: 2, qtyFormula: 'W*0.5' } };
  expect((await save(rows)).errors).toMatchObject([{ fieldMasterId: 77, field: 'qtyFormula' }]);
  expect(await read()).toEqual(toClaimSheetData({ 88: { qty: 2, qtyFormula: 'W*0.5' } }));
});
