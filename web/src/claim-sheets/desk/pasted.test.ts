import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handClock } from '../../drafts/testing/hand-clock.ts';
import { SheetDraft } from '../draft.ts';
import { groupOf } from '../lines.ts';
import { paste, pastedCells } from './pasted.ts';

const newDraft = () => new SheetDraft(async () => {}, handClock());
const idsOf = (key: Parameters<typeof groupOf>[0]) =>
  groupOf(key).rows.map(({ fieldMasterId }) => fieldMasterId);

test.each([
  ['12\n14\n', [['12'], ['14']]],
  ['12\r\n14\r\n', [['12'], ['14']]],
  ['12\r14', [['12'], ['14']]],
  ['12\n\n14\n', [['12'], [''], ['14']]],
  [
    '1\t2\n3\t\n',
    [
      ['1', '2'],
      ['3', ''],
    ],
  ],
  ['1\t2', [['1', '2']]],
  ['1\t', [['1', '']]],
  ['"12\'6"""\n8\n', [[`12'6"`], ['8']]],
  ['"two\nlines"\tb\n', [['two\nlines', 'b']]],
  ['12\'6"\t"quoted" not\n', [[`12'6"`, '"quoted" not']]],
])('paste: %j is read as cells', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

test.each(['', '12', '12.5', `12'6"`, '12\n', 'Mirror'])(
  'paste: %j is one cell and left to the browser',
  (text) => {
    expect(pastedCells(text)?.flat() ?? [text.trimEnd()]).toHaveLength(1);
  },
);

test('paste: any cells, unchanged by the format spreadsheets write', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', ' ', '′') });
  const written = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (lines) => {
        const text = lines.map((cells) => `${cells.map(written).join('\t')}\n`).join('');
        expect(pastedCells(text)).toEqual(lines);
      },
    ),
  );
});

test('paste: a column fills the lines below; unreadable cells stay with a reason, blank ones change nothing', () => {
  const draft = newDraft();
  const ids = idsOf('floors');
  draft.enter(ids[2]!, 'qty', '7');
  const cells = [['12'], ['x'], [''], ['1,200'], ['-1']];
  expect(paste(draft, cells, ids, 'qty')).toMatchObject({ cells: 2, unread: 2, over: 0 });
  expect(ids.slice(0, 5).map((id) => draft.text(id, 'qty'))).toEqual(['12', 'x', '7', '1200', '-1']);
  expect(draft.line(ids[1]!).errors).toEqual({ qty: 'Enter a number.' });
  expect(draft.line(ids[4]!).errors).toEqual({ qty: 'Enter 0 or more.' });
});

test('paste: lines as on screen, and what does not fit is reported', () => {
  const draft = newDraft();
  const [first, , third] = idsOf('walls');
  expect(paste(draft, [['1'], ['2'], ['3']], [first!, third!], 'qty')).toMatchObject({
    cells: 2,
    unread: 0,
    over: 1,
  });
  expect([first, third].map((id) => draft.text(id!, 'qty'))).toEqual(['1', '2']);
});

test('paste: columns continue to the right: figures, boxes, feet and inches', () => {
  const draft = newDraft();
  const cells = [
    ['8', '6', '12.5', '', 'x', 'no'],
    [`12'6"`, '', '3', '14', 'maybe', 'TRUE', 'more'],
  ];
  expect(paste(draft, cells, [55, 56], 'detachFt')).toMatchObject({ cells: 9, unread: 1, over: 1 });
  expect(draft.line(55).values).toEqual({ detachFt: 8, detachIn: 6, disposeFt: 12, disposeIn: 6, all: true });
  expect(draft.line(56).values).toEqual({
    detachFt: 12,
    detachIn: 6,
    disposeFt: 4,
    disposeIn: 2,
    afterHrs: true,
  });
});

test.each([
  ['12.5', '0', { lengthFt: 12, lengthIn: 6 }],
  ['12.5', '3', { lengthFt: 12, lengthIn: 9 }],
  ['12.9', '2', { lengthFt: 13, lengthIn: 0.8 }],
  [`12'6"`, '0', { lengthFt: 12, lengthIn: 6 }],
  ['12', '14', { lengthFt: 13, lengthIn: 2 }],
  ['12', `6"`, { lengthFt: 12, lengthIn: 6 }],
  ['12.12', '0.25', { lengthFt: 12, lengthIn: 1.69 }],
])('paste: %s feet beside %s inches are the sum of both', (feet, inches, values) => {
  const draft = newDraft();
  expect(paste(draft, [[feet, inches]], [1], 'lengthFt')).toMatchObject({ cells: 2, unread: 0, over: 0 });
  expect(draft.line(1).values).toEqual(values);
});

test('paste: names, only into custom lines and rooms', () => {
  const draft = newDraft();
  expect(paste(draft, [['Mirror', '2']], [24], 'title')).toMatchObject({ cells: 2, unread: 0, over: 0 });
  expect(draft.line(24).values).toEqual({ title: 'Mirror', detach: 2 });
  expect(paste(draft, [['Den', '9', '6']], [2], 'roomName')).toMatchObject({ cells: 3, unread: 0, over: 0 });
  expect(draft.line(2).values).toEqual({ roomName: 'Den', lengthFt: 9, lengthIn: 6 });
});

test('paste: undone in one step', () => {
  const draft = newDraft();
  draft.enter(75, 'qty', '7');
  paste(draft, [['1'], ['x'], ['3']], idsOf('floors'), 'qty');
  draft.undo();
  expect(
    idsOf('floors')
      .map((id) => draft.text(id, 'qty'))
      .join(''),
  ).toBe('7');
  expect(draft.troubled()).toEqual([]);
  draft.redo();
  expect(draft.text(76, 'qty')).toBe('x');
});
