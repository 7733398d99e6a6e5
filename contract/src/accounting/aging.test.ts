import { expect, test } from 'vitest';
import { ageOf, ages, daysBefore, daysLate, daysOfAge, quartersOf } from './aging.ts';

test.each([
  [-30, 'not-due'],
  [0, 'not-due'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'over-90'],
  [400, 'over-90'],
])('aging: %i days after the due day is %s', (late, age) => {
  expect(ageOf(late)).toBe(age);
  const { least, most } = daysOfAge(ageOf(late));
  expect(late >= (least ?? -Infinity) && late <= (most ?? Infinity)).toBe(true);
});

test('aging: the ages follow each other without a gap', () => {
  expect(ages.map(daysOfAge)).toEqual([
    { least: null, most: 0 },
    { least: 1, most: 30 },
    { least: 31, most: 60 },
    { least: 61, most: 90 },
    { least: 91, most: null },
  ]);
});

test('aging: days late are those after the due day, over the end of a year and of daylight saving', () => {
  expect(daysLate('2026-12-26', '2027-01-02')).toBe(7);
  expect(daysLate('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysLate('2026-12-26', '2026-12-26')).toBe(0);
  expect(daysBefore('2027-01-02', 7)).toBe('2026-12-26');
});

test('quarters: of a day, and the one before it, over the end of a year', () => {
  expect(quartersOf('2026-11-28')).toEqual({ thisFrom: '2026-10-01', lastFrom: '2026-07-01' });
  expect(quartersOf('2026-03-31')).toEqual({ thisFrom: '2026-01-01', lastFrom: '2025-10-01' });
  expect(quartersOf('2026-04-01')).toEqual({ thisFrom: '2026-04-01', lastFrom: '2026-01-01' });
});
