import { expect, test } from 'vitest';
import { whenTaken } from './when-taken.ts';

const addedAt = '2026-11-20T18:00:00.000Z';

test.each([
  ['2026-11-20T09:15:30-06:00', 'Taken Nov 20, 2026, 9:15 AM'],
  ['2026-11-20T23:59:59+13:00', 'Taken Nov 20, 2026, 4:59 AM'],
  ['2026-11-20T00:05:00', 'Taken Nov 20, 2026, 12:05 AM'],
  ['2020-01-01T00:00:00', 'Taken Jan 1, 2020, 12:00 AM, added Nov 20, 2026, 12:00 PM'],
  ['2026-11-19T11:59:59-06:00', 'Taken Nov 19, 2026, 11:59 AM, added Nov 20, 2026, 12:00 PM'],
  ['no time at all', 'Added Nov 20, 2026, 12:00 PM'],
  [null, 'Added Nov 20, 2026, 12:00 PM'],
])('photo times: a camera that wrote %s, shown in Chicago: %s', (capturedAt, told) => {
  expect(whenTaken({ capturedAt, addedAt }, 'America/Chicago')).toBe(told);
});
