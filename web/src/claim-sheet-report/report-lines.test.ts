import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { anyRows } from '@tidemark/contract/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../claim-sheets/lines.ts';
import { headsOf, linesOf } from './report-lines.ts';

const unknown = { name: '', dimensionsLength: null, dimensionsWidth: null, dimensionsHeight: null };

test('shared report: any sheet, every line and column is shown as saved', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const data = JSON.parse(JSON.stringify(toClaimSheetData(rows)));
      const lines = groups.flatMap((group) =>
        linesOf(group, data, unknown).map((line) => ({ ...line, group })),
      );
      expect(lines).toHaveLength(catalogue.size);
      for (const { id, name, values, group } of lines) {
        expect(name).toBe(catalogue.get(id)!.title || (rows[id]?.title ?? ''));
        for (const column of group.columns) {
          expect(values[column] || null, `${id} ${column}`).toBe(rows[id]?.[column] || null);
        }
      }
      expect(lines.filter(({ filled }) => filled)).toHaveLength(filledCount(rows));
    }),
    { numRuns: 30 },
  );
});

test('shared report: a sheet without data, the empty form', () => {
  const lines = groups.flatMap((group) => linesOf(group, {}, unknown));
  expect(lines).toHaveLength(catalogue.size);
  expect(lines.some(({ filled }) => filled)).toBe(false);
});

test('shared report: the first line reads as its room where nothing is entered, and counts for nothing', () => {
  const [group] = groups;
  const room = { ...unknown, name: 'Hall', dimensionsLength: 12.5 };
  const [first, second] = linesOf(group!, {}, room);
  expect(first).toMatchObject({ filled: false, values: { roomName: 'Hall', lengthFt: 12, lengthIn: 6 } });
  expect(second!.values).toEqual({});
});

test('shared report: the headers, those of the paper form, feet and inches under one', () => {
  const heads = Object.fromEntries(
    groups.map((group) => [group.key, headsOf(group).map(({ label }) => label)]),
  );
  expect(heads).toMatchObject({
    roomInformation: ['Name', 'Length', 'Width', 'Height', 'Wet Areas 1', 'Wet Areas 2'],
    general: ['Yes/X', 'AH'],
    baseboardTrim: ['Detach', 'Dispose', 'All', 'AH'],
    doors: ['Detach', 'Dispose', 'AH'],
    zippers: ['Qty'],
  });
  for (const group of groups) {
    expect(headsOf(group).reduce((sum, { span }) => sum + span, 0)).toBe(group.columns.length);
  }
});
