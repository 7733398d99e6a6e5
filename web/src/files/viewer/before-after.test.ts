import { expect, test } from 'vitest';
import { between, counterpart, inTime } from './before-after.ts';

const photo = (id: string, capturedAt: string | null, uploadDate: string) => ({
  ...{ id, capturedAt, uploadDate, shot: null },
});
const first = photo('a', '2026-11-20T09:04:00-06:00', '2026-11-26T12:00:00.000Z');
const second = photo('b', null, '2026-11-20T16:00:00.000Z');
const last = photo('c', '2026-11-23T09:12:00-06:00', '2026-11-23T15:13:00.000Z');

test('before and after: photos stand in the order they were taken, not sent', () => {
  expect(inTime([last, second, first])).toEqual([first, second, last]);
});

test('before and after: a photo is compared with the latest, and the latest with the earliest', () => {
  const all = [second, last, first];
  expect(counterpart(all, 'b')).toBe(last);
  expect(counterpart(all, 'c')).toBe(first);
  expect(counterpart([first], 'a')).toBeUndefined();
});

test('before, during, after: between two stands the photo of the work, else the one taken between them', () => {
  const work = {
    ...photo('d', '2026-11-21T09:00:00-06:00', '2026-11-21T16:00:00.000Z'),
    shot: 'during' as const,
  };
  const early = photo('e', '2026-11-20T08:00:00-06:00', '2026-11-20T16:00:00.000Z');
  expect(between([last, work, second, first], ['c', 'a'])).toBe(work);
  expect(between([last, second, first], ['a', 'c'])).toBe(second);
  expect(between([last, first, early], ['a', 'c'])).toBe(early);
  expect(between([last, first], ['a', 'c'])).toBeUndefined();
});
