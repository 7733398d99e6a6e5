import { expect, test } from 'vitest';
import { dayIn, isTimeZone, momentIn } from './clock.ts';

test.each([
  ['2026-11-20T14:52:00.000Z', 'America/Chicago', 'Nov 20, 2026, 8:52 AM'],
  ['2026-11-20T14:52:00.000Z', 'Pacific/Auckland', 'Nov 21, 2026, 3:52 AM'],
  ['2026-11-20T14:52:00.000Z', 'UTC', 'Nov 20, 2026, 2:52 PM'],
  ['2026-11-01T05:59:00.000Z', 'America/Chicago', 'Nov 1, 2026, 12:59 AM'],
  ['2026-11-01T06:30:00.000Z', 'America/Chicago', 'Nov 1, 2026, 1:30 AM CDT'],
  ['2026-11-01T07:30:00.000Z', 'America/Chicago', 'Nov 1, 2026, 1:30 AM CST'],
  ['2026-11-01T08:00:00.000Z', 'America/Chicago', 'Nov 1, 2026, 2:00 AM'],
  ['2026-03-08T08:30:00.000Z', 'America/Chicago', 'Mar 8, 2026, 3:30 AM'],
])('%s in %s is %s', (iso, zone, shown) => {
  expect(momentIn(iso, zone)).toBe(shown);
});

test('the day of a moment is the day it was in the zone', () => {
  expect(dayIn('2026-11-21T03:30:00.000Z', 'America/Chicago')).toBe('Nov 20, 2026');
});

test('a name that is no zone is told from one that is', () => {
  expect(['America/Chicago', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
