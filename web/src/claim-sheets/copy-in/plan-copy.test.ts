import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { anyRows } from '@tidemark/contract/testing/arbitraries';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyable } from './copyable.ts';
import { planCopy, undoCopy, type WhenFilled } from './plan-copy.ts';

const target = { 5: { yesX: 1, afterHrs: true }, 9: { detach: 3 }, 65: { title: 'Barn door', detach: 1 } };
const lines = {
  5: { yesX: 4 },
  6: { yesX: 2 },
  9: { detach: 3 },
  65: { title: 'Pocket door', dispose: 2 },
};

test('copy lines: a filled line is kept, and a custom line takes the free one of its group', () => {
  expect(planCopy(target, lines, 'keep')).toEqual({
    change: { 6: { yesX: 2 }, 66: { title: 'Pocket door', dispose: 2 } },
    kept: 1,
  });
});

test('copy lines: replacing, lines become those of the other sheet and lines only here stay', () => {
  const { change, kept } = planCopy({ ...target, 10: { detach: 7 } }, lines, 'replace');
  expect(kept).toBe(0);
  expect(change[5]).toEqual({ yesX: 4, afterHrs: null });
  expect(mergeRows({ ...target, 10: { detach: 7 } }, change)).toEqual({
    ...target,
    5: { yesX: 4 },
    6: { yesX: 2 },
    10: { detach: 7 },
    66: { title: 'Pocket door', dispose: 2 },
  });
});

test('copy lines: no free custom line, kept or replaced like any other', () => {
  const full = { 24: { title: 'Shelf', detach: 1 } };
  const other = { 24: { title: 'Mirror', detach: 2 } };
  expect(planCopy(full, other, 'keep')).toEqual({ change: {}, kept: 1 });
  expect(planCopy(full, other, 'replace').change).toEqual(other);
});

test('copy lines: custom lines, never two on one', () => {
  const here = { 65: { title: 'X', detach: 1 }, 66: { title: 'B', detach: 1 } };
  const there = { 65: { title: 'B', detach: 5 }, 66: { title: 'C', detach: 6 } };
  const after = mergeRows(here, planCopy(here, there, 'replace').change);
  expect(after).toEqual({ 65: { title: 'C', detach: 6 }, 66: { title: 'B', detach: 5 } });
});

const whenFilled = fc.constantFrom<WhenFilled>('keep', 'replace');
const sheet = anyRows.map((rows) => mergeRows({}, rows));

test('copy lines: undone, no trace of it in any sheet', () => {
  fc.assert(
    fc.property(sheet, sheet, whenFilled, (before, from, how) => {
      const { change } = planCopy(before, copyable(from, { withRoomFacts: true }), how);
      const after = mergeRows(before, change);
      expect(mergeRows(after, undoCopy(before, change, after))).toEqual(before);
    }),
    { numRuns: runs(200) },
  );
});

test('copy lines: the same copy again changes nothing, and keeping never changes a filled line', () => {
  fc.assert(
    fc.property(sheet, sheet, whenFilled, (before, from, how) => {
      const copied = copyable(from, { withRoomFacts: true });
      const after = mergeRows(before, planCopy(before, copied, how).change);
      expect(planCopy(after, copied, how).change).toEqual({});
      if (how === 'keep') expect(after).toMatchObject(copyable(before, { withRoomFacts: true }));
    }),
    { numRuns: runs(200) },
  );
});

test("copy lines: unnamed custom lines that took each other's place stay there when copied again", () => {
  const lines = { 65: { afterHrs: true }, 66: { dispose: 0 } };
  const after = mergeRows(
    { 65: { title: 'Pocket door' } },
    planCopy({ 65: { title: 'Pocket door' } }, lines, 'replace').change,
  );
  expect(planCopy(after, lines, 'replace').change).toEqual({});
});

test('copy lines: a line changed since, kept when the copy is undone', () => {
  const { change } = planCopy(target, lines, 'replace');
  const now = mergeRows(mergeRows(target, change), { 6: { yesX: 9 } });
  expect(mergeRows(now, undoCopy(target, change, now))).toEqual({ ...target, 6: { yesX: 9 } });
});
