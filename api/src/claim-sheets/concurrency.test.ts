import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { mergeRows, type RowValues, readRow, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetData, toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { emptySheet } from './testing/empty-sheet.ts';

const api = useApi();

async function sheet() {
  const { dana, roomId, ids } = await emptySheet(api);
  return {
    save: (rows: SheetRows) =>
      dana.send('claim-sheets.save', { body: { ...ids, claimSheetData: toClaimSheetPart(rows) } }),
    row: (id: number, fieldData: RowValues) =>
      dana.send('claim-sheets.save-row', {
        params: { roomId, fieldMasterId: id },
        body: { ...ids, fieldMasterId: id, fieldData },
      }),
    read: async () => (await dana.send('claim-sheets.read', { params: { roomId } })).ok().claimSheetData,
    filled: async () =>
      (await dana.send('rooms.read', { params: { id: roomId } })).ok().room.claimItem?.filledCount,
  };
}

test('claim sheet: different columns and lines saved at once, all win', async () => {
  const { save, row, read, filled } = await sheet();
  const replies = await Promise.all([
    save({ 55: { detachFt: 1 }, 5: { yesX: 1 } }),
    save({ 55: { detachIn: 2 }, 6: { yesX: 2 } }),
    save({ 55: { disposeFt: 3 }, 7: { yesX: 3 } }),
    row(55, { disposeIn: 4 }),
    row(55, { all: true }),
    row(8, { yesX: 4 }),
  ]);
  for (const reply of replies) reply.ok();
  const rows = {
    55: { detachFt: 1, detachIn: 2, disposeFt: 3, disposeIn: 4, all: true },
    ...{ 5: { yesX: 1 }, 6: { yesX: 2 }, 7: { yesX: 3 }, 8: { yesX: 4 } },
  };
  expect(await read()).toEqual(toClaimSheetData(rows));
  expect(await filled()).toBe(5);
});

/** A change of one line: some of its columns with a valid value, or cleared. */
const change = fc.constantFrom(1, 5, 24, 55, 61, 103, 105).chain((id) => {
  const { section, title } = catalogue.get(id)!;
  const cell = (column: string): fc.Arbitrary<unknown> =>
    fc.oneof(
      fc.constant(null),
      column === 'all' || column === 'afterHrs'
        ? fc.boolean()
        : column === 'roomName' || column === 'title'
          ? fc.string({ maxLength: 20 }).filter((text) => readRow(24, { title: text }).errors.length === 0)
          : fc.integer({ min: 0, max: 1199 }).map((hundredths) => hundredths / 100),
    );
  const columns = [...section.columns, ...(title === '' ? ['title'] : [])];
  return fc
    .record(Object.fromEntries(columns.map((column) => [column, cell(column)])), { requiredKeys: [] })
    .map((values) => [id, values as RowValues] as const);
});

test('claim sheet: saves in any order, the sheet is what the rules make of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (saves) => {
        const { save, row, read } = await sheet();
        let model: SheetRows = {};
        for (const lines of saves) {
          const rows: SheetRows = {};
          for (const [id, values] of lines) rows[id] = { ...rows[id], ...readRow(id, { ...values }).values };
          const [only] = lines;
          (lines.length === 1 ? await row(only![0], only![1]) : await save(rows)).ok();
          model = mergeRows(model, rows);
        }
        expect(await read()).toEqual(toClaimSheetData(model));
      },
    ),
    { numRuns: 15 },
  );
});

test('claim sheet: two devices in either order, columns only one of them wrote are never lost', async () => {
  await fc.assert(
    fc.asyncProperty(change, change, async ([a, left], [b, right]) => {
      const { row, read } = await sheet();
      await Promise.all([row(a, left), row(b, right)]);
      const first: SheetRows = { [a]: readRow(a, { ...left }).values };
      const second: SheetRows = { [b]: readRow(b, { ...right }).values };
      const orders = [mergeRows(mergeRows({}, first), second), mergeRows(mergeRows({}, second), first)];
      expect(orders.map(toClaimSheetData)).toContainEqual(await read());
    }),
    { numRuns: 15 },
  );
});
