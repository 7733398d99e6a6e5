import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRows, changedRows } from '../testing/arbitraries.ts';
import { type ClaimSheetSection, claimSheetSections } from './catalogue.ts';
import { joinRows, mergeRows } from './row.ts';
import { readClaimSheetData, toClaimSheetData, toClaimSheetPart } from './sheet.ts';

test('claim sheet: an empty one is the template with all titles, units and columns', () => {
  const data = toClaimSheetData({});
  expect(Object.keys(data)).toEqual(claimSheetSections.map(({ key }) => key));
  for (const section of claimSheetSections as readonly ClaimSheetSection[]) {
    const lines = section.single ? [data[section.key]] : data[section.key];
    const blank = Object.fromEntries(
      section.columns.map((column) => [column, column === 'all' || column === 'afterHrs' ? false : null]),
    );
    expect(lines).toEqual(section.rows.map((row) => ({ ...row, ...blank })));
  }
});

test('claim sheet parts: reading a sheet back gives the same sheet', () => {
  fc.assert(
    fc.property(changedRows, (change) => {
      const rows = mergeRows({}, change);
      const { rows: read, errors } = readClaimSheetData(toClaimSheetData(rows));
      expect(errors).toEqual([]);
      expect(Object.keys(read)).toHaveLength(106);
      expect(mergeRows({}, read)).toEqual(rows);
    }),
  );
});

test('claim sheet parts: reading a part back gives the same change', () => {
  fc.assert(
    fc.property(changedRows, (change) => {
      expect(readClaimSheetData(toClaimSheetPart(change))).toEqual({ rows: change, errors: [] });
    }),
  );
});

test('claim sheet parts: JSON keeps a part unchanged', () => {
  fc.assert(
    fc.property(changedRows, changedRows, (before, change) => {
      const sent = JSON.parse(JSON.stringify(toClaimSheetPart(change)));
      const rows = mergeRows({}, before);
      expect(mergeRows(rows, readClaimSheetData(sent).rows)).toEqual(mergeRows(rows, change));
    }),
  );
});

test('claim sheet merge: template, save, read and merge agree on every line and column', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (first, second) => {
      const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));
      const sent = (rows: typeof first) => readClaimSheetData(wire(toClaimSheetPart(rows)));
      expect(sent(first)).toEqual({ rows: first, errors: [] });
      const merged = mergeRows(mergeRows({}, first), second);
      expect(mergeRows({}, joinRows(first, second))).toEqual(merged);
      expect(mergeRows({}, sent(joinRows(first, second)).rows)).toEqual(merged);
      expect(mergeRows({}, readClaimSheetData(wire(toClaimSheetData(merged))).rows)).toEqual(merged);
    }),
  );
});

test.each([
  ['an empty part', {}, {}],
  ['lines by place', { general: [{ yesX: 1 }, {}, { yesX: 3 }] }, { 5: { yesX: 1 }, 6: {}, 7: { yesX: 3 } }],
  [
    'lines by number, in any order',
    {
      general: [
        { fieldMasterId: 8, yesX: 8 },
        { fieldMasterId: 5, yesX: 5 },
      ],
    },
    { 5: { yesX: 5 }, 8: { yesX: 8 } },
  ],
  ['a single section as an object', { zippers: { qty: 1 } }, { 105: { qty: 1 } }],
  ['a single section as a list', { zippers: [{ qty: 1 }] }, { 105: { qty: 1 } }],
  [
    'two pieces of one line',
    {
      general: [
        { fieldMasterId: 5, yesX: 1 },
        { fieldMasterId: 5, afterHrs: true },
      ],
    },
    { 5: { yesX: 1, afterHrs: true } },
  ],
])('claim sheet lines: %s is read', (_, data, rows) => {
  expect(readClaimSheetData(data)).toEqual({ rows, errors: [] });
});

test.each([
  ['an unknown section', { garden: [] }, 0, 'garden'],
  ['a section with an empty name', { '': [] }, 0, '""'],
  ['a section that is no list', { general: 'x' }, 0, 'general'],
  ['a line that is no object', { general: [5] }, 0, 'general'],
  ['a line that is null', { zippers: null }, 0, 'zippers'],
  ['a line of another section', { general: [{ fieldMasterId: 105 }] }, 105, 'general'],
  ['a line that is not there', { general: [{ fieldMasterId: 5.5 }] }, 0, 'general'],
  ['a number that is no number', { roomInformation: [{ fieldMasterId: true }] }, 0, 'roomInformation'],
  ['more lines than the section has', { zippers: [{}, { qty: 1 }] }, 0, 'zippers'],
  ['an inherited name', { constructor: {} }, 0, 'constructor'],
])('claim sheet lines: %s is named and the others stay', (_, data, fieldMasterId, field) => {
  const { rows, errors } = readClaimSheetData({ moldPresent: { qty: 1 }, ...data } as never);
  expect(errors).toMatchObject([{ fieldMasterId, field }]);
  expect(rows[106]).toEqual({ qty: 1 });
});

test('claim sheet parts: any input is read without throwing, each line valid or named', () => {
  const sent = fc.dictionary(
    fc.constantFrom('general', 'zippers', 'misc', 'nothing'),
    fc.oneof(
      fc.anything(),
      fc.array(fc.dictionary(fc.constantFrom('fieldMasterId', 'yesX', 'qty', 'title'), fc.anything())),
    ),
  );
  fc.assert(
    fc.property(sent, (data) => {
      const { rows } = readClaimSheetData(data);
      expect(readClaimSheetData(toClaimSheetPart(rows)).errors).toEqual([]);
    }),
  );
});
