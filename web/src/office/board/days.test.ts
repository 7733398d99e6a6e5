import { expect, test } from 'vitest';
import { showWeek } from './copy.ts';
import { dayAfter, daysFrom, mondayOf, readBoardAddress } from './days.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
])('board: the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('board: a week has seven days, over the end of a month and a clock change', () => {
  expect(daysFrom('2026-10-26').at(-1)).toBe('2026-11-01');
  expect(new Set(daysFrom('2026-03-02')).size).toBe(7);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});

test.each([
  [{ week: '2026-11-18' }, { week: '2026-11-16' }],
  [{ week: '2026-13-40' }, {}],
  [{ week: 'soon' }, {}],
  [{ week: '0001-01-01' }, {}],
  [{ week: '9999-12-27' }, {}],
  [{}, {}],
])('board: the address %j is the week %j', (raw, address) => {
  expect(readBoardAddress(raw)).toEqual(address);
});

test.each([
  ['2026-11-16', '2026-11-22', 'Nov 16 to Nov 22, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 to Jan 3, 2027'],
])('board: the week from %s to %s is shown with each of its years', (from, to, said) => {
  expect(showWeek(from, to)).toBe(said);
});
