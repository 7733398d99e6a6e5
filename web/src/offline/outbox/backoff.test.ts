import { expect, test } from 'vitest';
import { Backoff, pauseAfter } from './backoff.ts';

test.each([
  [1, 500, 1_000],
  [2, 1_000, 2_000],
  [4, 4_000, 8_000],
  [7, 30_000, 60_000],
  [50, 30_000, 60_000],
])('outbox: after %i failures in a row the next try is %i to %i ms away', (failures, least, most) => {
  expect(pauseAfter(failures, () => 0)).toBe(least);
  expect(pauseAfter(failures, () => 1)).toBe(most);
});

test('outbox: one project waits alone; nobody can be reached, all wait until something works', () => {
  const backoff = new Backoff();
  backoff.failed(7, 10_000);
  expect(backoff.until(7)).toBeGreaterThan(10_000);
  expect(backoff.until(8)).toBe(0);
  backoff.failed('all', 20_000);
  expect(backoff.until(8)).toBeGreaterThan(20_000);
  backoff.worked(7);
  expect([backoff.until(7), backoff.until(8)]).toEqual([0, 0]);
});
