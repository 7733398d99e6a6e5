import { expect, test } from 'vitest';
import { showDay, showShortDay, showTimeOfDay } from './written-days.ts';

test('written days: a plain date is the same in every time zone', () => {
  expect(showDay('2024-08-19')).toBe('Aug 19, 2024');
  expect(showShortDay('2026-01-01')).toBe('Jan 1');
});

test.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('written days: %s reads %s', (time, shown) => {
  expect(showTimeOfDay(time)).toBe(shown);
});
