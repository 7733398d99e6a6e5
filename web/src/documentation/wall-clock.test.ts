import { expect, test } from 'vitest';
import { wallClock } from './wall-clock.ts';

test.each([
  [-330, '+05:30'],
  [360, '-06:00'],
  [0, '+00:00'],
  [210, '-03:30'],
])('documentation: a clock %i minutes behind UTC is written with %s', (behind, offset) => {
  const at = new Date(2026, 10, 1, 8, 5, 9);
  Object.defineProperty(at, 'getTimezoneOffset', { value: () => behind });
  expect(wallClock(at)).toBe(`2026-11-01T08:05:09${offset}`);
});
