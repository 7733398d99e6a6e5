import { expect, test } from 'vitest';
import { moment } from './dates.ts';

test.each([
  ['America/Chicago', 'Nov 20, 2026, 8:52 AM'],
  ['Pacific/Auckland', 'Nov 21, 2026, 3:52 AM'],
  [undefined, 'Nov 20, 2026, 2:52 PM'],
])('PDF dates: a moment in %s', (zone, shown) => {
  expect(moment('2026-11-20T14:52:00.000Z', zone)).toBe(shown);
});
