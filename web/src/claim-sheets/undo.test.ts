import { mergeRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handClock } from '../drafts/testing/hand-clock.ts';
import { SheetDraft } from './draft.ts';
import type { Column } from './lines.ts';

const ids = [1, 24, 51, 55, 77];

function sheet(rows: SheetRows = {}) {
  const device = { rows };
  const draft = new SheetDraft(async (change) => {
    device.rows = mergeRows(device.rows, change);
  }, handClock());
  draft.receive(rows);
  const shown = () =>
    ids.map((id) => {
      const { values, texts, errors } = draft.line(id);
      return { id, values, texts, errors };
    });
  return { draft, device, shown };
}

test('undo: a figure typed key by key, undone and redone as one', () => {
  const { draft } = sheet({ 51: { qty: 12 } });
  for (const text of ['3', '39', '399']) draft.enter(51, 'qty', text);
  expect(draft.undo()).toEqual({ id: 51, column: 'qty' });
  expect(draft.line(51).values).toEqual({ qty: 12 });
  expect(draft.canUndo()).toBe(false);
  expect(draft.redo()).toEqual({ id: 51, column: 'qty' });
  expect(draft.line(51).values).toEqual({ qty: 399 });
  expect(draft.redo()).toBeUndefined();
});

test('undo: a cell that was left and typed in again is two steps, and so are two cells', () => {
  const { draft } = sheet();
  draft.enter(51, 'qty', '1');
  draft.rest();
  draft.enter(51, 'qty', '2');
  draft.enter(77, 'qty', '3');
  draft.undo();
  expect(draft.line(77).values).toEqual({});
  draft.undo();
  expect(draft.line(51).values).toEqual({ qty: 1 });
  draft.undo();
  expect(draft.line(51).values).toEqual({});
});

test('undo: an unreadable entry, undone too and restored with its reason', () => {
  const { draft } = sheet({ 51: { qty: 12 } });
  draft.enter(51, 'qty', '12x');
  draft.undo();
  expect(draft.text(51, 'qty')).toBe('12');
  expect(draft.troubled()).toEqual([]);
  draft.redo();
  expect(draft.text(51, 'qty')).toBe('12x');
  expect(draft.line(51).errors).toEqual({ qty: 'Enter a number.' });
});

test('undo: a paste, one step', () => {
  const { draft, shown } = sheet({ 77: { qty: 1 } });
  const before = shown();
  draft.together(() => {
    draft.enter(51, 'qty', '5');
    draft.enter(77, 'qty', 'x');
    draft.enter(51, 'qty', '6');
    draft.enter(51, 'all', true);
  });
  const after = shown();
  draft.undo();
  expect(shown()).toEqual(before);
  draft.redo();
  expect(shown()).toEqual(after);
});

test('undo: a figure of the room, restored with its source', () => {
  const { draft } = sheet({ 77: { qty: 168, qtyFrom: 'floor' } });
  draft.put(77, { qty: 180, qtyFrom: 'floor' });
  draft.enter(77, 'qty', '181');
  expect(draft.line(77).values).toEqual({ qty: 181 });
  draft.undo();
  expect(draft.line(77).values).toEqual({ qty: 180, qtyFrom: 'floor' });
  draft.undo();
  expect(draft.line(77).values).toEqual({ qty: 168, qtyFrom: 'floor' });
});

test('undo: feet and inches made from a typed length, undone with the typing', () => {
  const { draft } = sheet({ 55: { disposeFt: 8 } });
  draft.enter(55, 'disposeFt', `12'6`);
  draft.settle(55, { disposeFt: 12, disposeIn: 6 });
  expect(draft.line(55).values).toEqual({ disposeFt: 12, disposeIn: 6 });
  draft.undo();
  expect(draft.line(55).values).toEqual({ disposeFt: 8 });
  expect(draft.canUndo()).toBe(false);
});

test('undo: a cell another device changed since, left alone while the rest of the step is undone', async () => {
  const { draft } = sheet();
  draft.together(() => {
    draft.enter(51, 'qty', '5');
    draft.enter(77, 'qty', '6');
  });
  await draft.flush();
  draft.receive({ 51: { qty: 5 }, 77: { qty: 66 } });
  expect(draft.undo()).toEqual({ id: 51, column: 'qty' });
  expect(draft.line(51).values).toEqual({});
  expect(draft.line(77).values).toEqual({ qty: 66 });
});

test('undo: what is undone is saved as undone', async () => {
  const { draft, device } = sheet({ 51: { qty: 12, all: true } });
  draft.enter(51, 'qty', '');
  await draft.flush();
  expect(device.rows).toEqual({ 51: { all: true } });
  draft.undo();
  await draft.flush();
  expect(device.rows).toEqual({ 51: { qty: 12, all: true } });
  draft.redo();
  await draft.flush();
  expect(device.rows).toEqual({ 51: { all: true } });
});

test('undo: a step that changed nothing, skipped', () => {
  const { draft } = sheet({ 51: { qty: 3 } });
  draft.enter(51, 'qty', '4');
  draft.enter(77, 'qty', '5');
  draft.enter(77, 'qty', '');
  expect(draft.undo()).toEqual({ id: 51, column: 'qty' });
});

interface Edit {
  cell: readonly [id: number, column: Column];
  text: string;
  tick: boolean;
  /** The cell is left afterwards. */
  rest: boolean;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  cell: fc.constantFrom<Edit['cell'][]>(
    [51, 'qty'],
    [51, 'all'],
    [77, 'qty'],
    [55, 'disposeFt'],
    [55, 'disposeIn'],
    [24, 'title'],
    [1, 'roomName'],
  ),
  text: fc.constantFrom('', '1', '2.5', 'x', '14'),
  tick: fc.boolean(),
  rest: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ typed: edit }),
  fc.record({ pasted: fc.array(edit, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    taken: fc.constantFrom<[number, RowValues][]>(
      [77, { qty: 168, qtyFrom: 'floor' }],
      [55, { disposeFt: 85, disposeIn: 6, disposeFrom: 'perimeter' }],
    ),
  }),
);

test('undo: undoing everything restores the sheet, and redoing everything the result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 20 }), async (steps) => {
      const { draft, device, shown } = sheet({ 51: { qty: 3 }, 77: { qty: 9, qtyFrom: 'floor' } });
      const start = { lines: shown(), rows: device.rows };
      const enter = ({ cell: [id, column], text, tick, rest }: Edit) => {
        draft.enter(id, column, column === 'all' ? tick : text);
        if (rest) draft.rest();
      };
      for (const [did, saved] of steps) {
        if ('typed' in did) enter(did.typed);
        else if ('pasted' in did) draft.together(() => did.pasted.forEach(enter));
        else draft.put(...did.taken);
        if (saved) await draft.flush();
      }
      const end = shown();
      while (draft.undo());
      expect(shown()).toEqual(start.lines);
      await draft.flush();
      expect(device.rows).toEqual(start.rows);
      while (draft.redo());
      expect(shown()).toEqual(end);
    }),
    { numRuns: 200 },
  );
});
