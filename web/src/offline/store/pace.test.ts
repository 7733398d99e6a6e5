import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('store: the first is announced immediately, then the last of a burst, and none after the end', () => {
  const told: number[] = [];
  const { next, end } = pace<number>((value) => told.push(value));
  next(1);
  expect(told).toEqual([1]);
  for (const value of [2, 3, 4]) next(value);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([1, 4]);
  vi.advanceTimersByTime(1000);
  next(5);
  expect(told).toEqual([1, 4, 5]);
  next(6);
  end();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1, 4, 5]);
});

test('store: what is cheap to draw is announced immediately, and an older held one never follows it', () => {
  const told: string[] = [];
  const { next } = pace<string>(
    (value) => told.push(value),
    (value) => value.startsWith('long'),
  );
  for (const value of ['long 1', 'long 2', 'short']) next(value);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['long 1', 'short']);
});

test('store: hundreds in a row are announced five times a second, and the last of them always', () => {
  const told: number[] = [];
  const { next } = pace<number>((value) => told.push(value));
  for (let value = 0; value < 500; value++) {
    next(value);
    vi.advanceTimersByTime(4);
  }
  vi.advanceTimersByTime(200);
  expect(told.length).toBeLessThanOrEqual(12);
  expect(told.at(-1)).toBe(499);
});
