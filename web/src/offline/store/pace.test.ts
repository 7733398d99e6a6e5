import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is told at once, then the last of what comes together, and none after the end', () => {
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

test('what is cheap to draw is told at once, and what was held before it is not told after it', () => {
  const told: string[] = [];
  const { next } = pace<string>(
    (value) => told.push(value),
    (value) => value.startsWith('long'),
  );
  for (const value of ['long 1', 'long 2', 'short']) next(value);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['long 1', 'short']);
});

test('hundreds in a row are told five times a second, and the last of them always', () => {
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
