import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { expect, test } from 'vitest';
import { handClock } from '../drafts/testing/hand-clock.ts';
import { SheetDraft } from './draft.ts';
import { outdatedOf } from './outdated.ts';
import { pressFormula } from './touch/formula-text.ts';

const size = { dimensionsLength: 15, dimensionsWidth: 12, dimensionsHeight: 8 };
const [carpet, baseboard] = [77, 55];

function draftOf(room: Parameters<SheetDraft['measure']>[0] = size) {
  const saves: SheetRows[] = [];
  const draft = new SheetDraft(async (rows) => void saves.push(rows), handClock());
  draft.measure(room);
  return { draft, saves };
}
const typeIn = (draft: SheetDraft, id: number, column: 'qty' | 'detachFt' | 'detachIn', text: string) => {
  for (let end = 1; end <= text.length; end++) draft.enter(id, column, text.slice(0, end));
};

test('claim sheet formulas: one is typed, the value and the formula are saved, and what is half typed has its sentence', async () => {
  const { draft, saves } = draftOf();
  typeIn(draft, carpet, 'qty', '=PF*');
  expect(draft.line(carpet)).toMatchObject({
    texts: { qty: '=PF*' },
    errors: { qty: 'Something is missing after *.' },
  });
  typeIn(draft, carpet, 'qty', '=PF*0.5');
  expect(draft.line(carpet)).toEqual({ values: { qty: 27, qtyFormula: 'PF*0.5' }, texts: {}, errors: {} });
  expect(draft.text(carpet, 'qty')).toBe('27');
  await draft.flush();
  expect(saves).toEqual([{ [carpet]: { qty: 27, qtyFormula: 'PF*0.5' } }]);
});

test.each(['detachFt', 'detachIn'] as const)(
  'claim sheet formulas: one typed in %s of a length fills both of its cells',
  (column) => {
    const { draft } = draftOf();
    typeIn(draft, baseboard, column, '= PF/8');
    expect(draft.line(baseboard).values).toEqual({ detachFt: 6, detachIn: 9, detachFormula: 'PF/8' });
    draft.enter(baseboard, column, '3');
    expect(draft.line(baseboard).values).not.toHaveProperty('detachFormula');
  },
);

test('claim sheet formulas: a formula is one step back, a figure typed over it another', () => {
  const { draft } = draftOf();
  draft.receive({ [baseboard]: { detachFt: 4, detachIn: 2, detachFrom: 'perimeter' } });
  typeIn(draft, baseboard, 'detachFt', '=PF/8');
  draft.rest();
  draft.enter(baseboard, 'detachFt', '7');
  expect(draft.line(baseboard).values).toEqual({ detachFt: 7, detachIn: 9 });
  draft.undo();
  expect(draft.line(baseboard).values).toEqual({ detachFt: 6, detachIn: 9, detachFormula: 'PF/8' });
  draft.undo();
  expect(draft.line(baseboard).values).toEqual({ detachFt: 4, detachIn: 2, detachFrom: 'perimeter' });
  draft.redo();
  draft.redo();
  expect(draft.line(baseboard).values).toEqual({ detachFt: 7, detachIn: 9 });
});

test('claim sheet formulas: a cell put back has its formula again, both halves of a length too', () => {
  const { draft } = draftOf();
  const before = { [baseboard]: { detachFt: 6, detachIn: 9, detachFormula: 'PF/8' } };
  draft.receive(before);
  const line = draft.line(baseboard);
  typeIn(draft, baseboard, 'detachFt', '=F');
  expect(draft.line(baseboard).values).toEqual({ detachFt: 180, detachIn: 0, detachFormula: 'F' });
  draft.putBack(baseboard, 'detachFt', line);
  expect(draft.line(baseboard).values).toEqual(before[baseboard]);
});

test('claim sheet formulas: one that waits for the size of the room is entered when it has one', () => {
  const { draft } = draftOf({ ...size, dimensionsHeight: null });
  draft.receive({ 88: { qty: 3 } });
  typeIn(draft, 88, 'qty', '=W');
  expect(draft.line(88)).toMatchObject({
    values: { qty: 3 },
    errors: { qty: "W is not known yet. Enter the room's size." },
  });
  draft.measure(size);
  expect(draft.line(88)).toEqual({ values: { qty: 432, qtyFormula: 'W' }, texts: {}, errors: {} });
  draft.measure({ ...size, dimensionsHeight: 9 });
  expect(draft.line(88).values).toEqual({ qty: 432, qtyFormula: 'W' });
});

test('claim sheet formulas: where a cell cannot have one, an equals sign is no number', () => {
  const { draft } = draftOf();
  draft.enter(5, 'yesX', '=2');
  expect(draft.line(5).errors).toEqual({ yesX: 'Enter a number.' });
});

test.each([
  [
    carpet,
    { qty: 27, qtyFormula: 'pf * 0.5' },
    'PF*0.5 was 27.00, now 25.50',
    { qty: 25.5, qtyFormula: 'pf * 0.5' },
  ],
  [
    baseboard,
    { disposeFt: 27, disposeIn: 0, disposeFormula: 'PF*0.5' },
    'PF*0.5 was 27.00, now 25.50',
    { disposeFt: 25, disposeIn: 6, disposeFormula: 'PF*0.5' },
  ],
])('outdated figures: a formula in a room measured again, %i with %j', (id, line, text, values) => {
  expect(outdatedOf(id, line, size)).toEqual([]);
  const room = { ...size, dimensionsWidth: 10.5 };
  expect(outdatedOf(id, line, room)).toMatchObject([{ computed: true, text, spoken: text, values }]);
  expect(outdatedOf(id, { ...line, ...values }, room)).toEqual([]);
  expect(outdatedOf(id, line, { ...room, dimensionsWidth: null })).toEqual([]);
});

test.each([
  ['', 'PF', 'PF'],
  ['PF', '*', 'PF*'],
  ['PF*', '()', 'PF*('],
  ['PF*(F', '()', 'PF*(F)'],
  ['PF*(F+', '()', 'PF*(F+('],
  ['PF*(F)', '()', 'PF*(F)('],
  ['2*WET2', 'delete', '2*'],
  ['PF*0.5', 'delete', 'PF*0.'],
  ['PF*0.5', 'clear', ''],
  ['', 'delete', ''],
  ['1'.repeat(80), '2', '1'.repeat(80)],
])('formula pad: %j and the key %s are %j', (formula, key, after) => {
  expect(pressFormula(formula, key)).toBe(after);
});
