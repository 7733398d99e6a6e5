import { expect, test } from 'vitest';
import { type ClaimSheetSection, catalogue, claimSheetSections } from './catalogue.ts';
import { claimSheetColumns } from './columns.ts';

const sections: readonly ClaimSheetSection[] = claimSheetSections;
const rows = sections.flatMap((section) => section.rows);

test('claim sheet catalogue: it has 106 lines, numbered in order, in 19 sections', () => {
  expect(rows.map(({ fieldMasterId }) => fieldMasterId)).toEqual(
    Array.from({ length: 106 }, (_, index) => index + 1),
  );
  expect(sections).toHaveLength(19);
  expect([...catalogue.keys()]).toEqual(rows.map(({ fieldMasterId }) => fieldMasterId));
});

/** Second document, section 3: section, its number of lines, its columns. */
const detached = ['detach', 'afterHrs'];
const counted = ['qty', 'all', 'afterHrs'];
const feet = ['detachFt', 'detachIn', 'disposeFt', 'disposeIn'];
test.each<[string, number, string[]]>([
  [
    'roomInformation',
    4,
    [
      'roomName',
      'lengthFt',
      'lengthIn',
      'widthFt',
      'widthIn',
      'heightFt',
      'heightIn',
      'wetAreas1',
      'wetAreas2',
    ],
  ],
  ['general', 4, ['yesX', 'afterHrs']],
  ['contents', 8, detached],
  ['misc', 8, detached],
  ['appliances', 8, detached],
  ['plumbing', 8, detached],
  ['electrical', 8, detached],
  ['extraction', 6, counted],
  ['baseboardTrim', 6, [...feet, 'all', 'afterHrs']],
  ['doors', 6, ['detach', 'dispose', 'afterHrs']],
  ['cabinets', 8, [...feet, 'afterHrs']],
  ['floors', 13, counted],
  ['walls', 6, ['qty', 'afterHrs']],
  ['ceiling', 5, ['qty', 'afterHrs']],
  ['floodCuts', 4, counted],
  ['containmentBarrier', 1, counted],
  ['tensionPosts', 1, counted],
  ['zippers', 1, ['qty']],
  ['moldPresent', 1, ['qty']],
])('claim sheet catalogue: section %s has %i lines and its columns', (key, count, columns) => {
  const section = sections.find((known) => known.key === key)!;
  expect(section.rows).toHaveLength(count);
  expect(section.columns).toEqual(columns);
  expect(section.single).toBe(count === 1);
});

test('claim sheet catalogue: custom lines are the blank ones of the specification', () => {
  const custom = rows.filter(({ title }) => title === '').map(({ fieldMasterId }) => fieldMasterId);
  expect(custom).toEqual([24, 32, 48, 60, 65, 66]);
});

test('claim sheet catalogue: every column is used and every unit is known', () => {
  expect(new Set(sections.flatMap(({ columns }) => columns))).toEqual(new Set(claimSheetColumns));
  expect([...new Set(rows.map(({ placeHolder }) => placeHolder))].sort()).toEqual([
    '',
    'EA',
    'GALLONS',
    'HRS',
    'LF',
    'SF',
  ]);
});
