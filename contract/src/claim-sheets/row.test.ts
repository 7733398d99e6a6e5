import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRows, lineOf } from '../testing/arbitraries.ts';
import { catalogue } from './catalogue.ts';
import { filledCount, isFilled } from './filled.ts';
import { joinRow, mergeRow, mergeRows, readRow } from './row.ts';

test.each([
  [5, { yesX: 2, afterHrs: true }, { yesX: 2, afterHrs: true }],
  [5, { yesX: 0.01 }, { yesX: 0.01 }],
  [5, { yesX: null, afterHrs: '' }, { yesX: null, afterHrs: null }],
  [5, { yesX: '   ' }, { yesX: null }],
  [5, { fieldMasterId: 5, placeHolder: 'HRS', zohoRecordId: 'z', title: 'Mine' }, {}],
  [24, { title: 'Mirror', detach: 1 }, { title: 'Mirror', detach: 1 }],
  [24, { title: '' }, { title: null }],
  [1, { roomName: 'Den', lengthIn: 11.99 }, { roomName: 'Den', lengthIn: 11.99 }],
])('claim sheet lines: line %i reads %j', (id, sent, values) => {
  expect(readRow(id, sent)).toEqual({ values, errors: [] });
});

test.each([
  [5, { yesX: -0.01 }, ['yesX', 'Enter 0 or more.']],
  [5, { yesX: 999_999.01 }, ['yesX', 'Enter 999,999 or less.']],
  [5, { yesX: 0.001 }, ['yesX', 'Use at most 2 decimals.']],
  [5, { yesX: '2' }, ['yesX', 'Enter a number.']],
  [5, { yesX: Number.NaN }, ['yesX', 'Enter a number.']],
  [5, { afterHrs: 'true' }, ['afterHrs', 'Enter true or false.']],
  [1, { heightIn: 12 }, ['heightIn', 'Enter less than 12 inches.']],
  [1, { roomName: 'x'.repeat(121) }, ['roomName', 'Use at most 120 characters.']],
  [1, { qty: 1 }, ['qty', 'Unknown field.']],
  [105, { all: true }, ['all', 'Unknown field.']],
  [88, { '': 1 }, ['""', 'Unknown field.']],
  [107, {}, ['fieldMasterId', 'There is no such line.']],
] as const)('claim sheet lines: line %i refuses %j', (id, sent, [field, message]) => {
  expect(readRow(id, sent)).toMatchObject({ errors: [{ field, message }] });
});

test('claim sheet lines: every invalid column is named', () => {
  expect(readRow(61, { detach: -1, dispose: 'x', afterHrs: true }).errors.map(({ field }) => field)).toEqual([
    'detach',
    'dispose',
  ]);
});

test('claim sheet lines: every column accepts only its own type', () => {
  for (const [id, { section }] of catalogue) {
    for (const column of section.columns) expect(readRow(id, { [column]: {} }).errors).toHaveLength(1);
  }
});

test.each([
  [undefined, false],
  [{}, false],
  [{ yesX: null, afterHrs: false }, false],
  [{ roomName: '  ' }, false],
  [{ title: 'Mirror' }, false],
  [{ qtyFrom: 'floor' as const }, false],
  [{ yesX: Number.NaN }, false],
  [{ yesX: 0 }, true],
  [{ afterHrs: true }, true],
  [{ roomName: 'Den' }, true],
])('claim sheet lines: %j, filled: %s', (values, filled) => {
  expect(isFilled(values)).toBe(filled);
});

test('claim sheet merge: later values win by column, cleared ones leave nothing', () => {
  const before = { detachFt: 1, detachIn: 2, all: true };
  expect(mergeRow(before, { detachFt: 3, detachIn: null, all: false })).toEqual({ detachFt: 3 });
  expect(mergeRows({ 55: before, 5: { yesX: 1 } }, { 5: { yesX: null }, 105: { qty: 1 } })).toEqual({
    55: before,
    105: { qty: 1 },
  });
  expect(filledCount({ 55: before, 24: { title: 'Mirror' }, 105: { qty: 0 } })).toBe(2);
});

test('claim sheet merge: applying a change twice equals once and leaves the old sheet alone', () => {
  fc.assert(
    fc.property(changedRows, changedRows, (first, change) => {
      const before = mergeRows({}, first);
      const kept = structuredClone(before);
      const once = mergeRows(before, change);
      expect(mergeRows(once, change)).toEqual(once);
      expect(before).toEqual(kept);
      expect(Object.values(once).every((line) => Object.keys(line).length > 0)).toBe(true);
    }),
  );
});

const threeOfOneLine = fc
  .constantFrom(1, 24, 55, 77)
  .chain((id) => fc.tuple(lineOf(id), lineOf(id), lineOf(id)));

test('claim sheet merge: joined changes equal changes in sequence', () => {
  fc.assert(
    fc.property(threeOfOneLine, ([before, first, second]) => {
      const after = mergeRow(mergeRow(mergeRow(undefined, before), first), second);
      expect(mergeRow(mergeRow(undefined, before), joinRow(first, second))).toEqual(after);
    }),
  );
});
