import { expect, test } from 'vitest';
import { adviceDue } from './advice-due.ts';

const day = 24 * 3_600_000;
const now = Date.parse('2027-03-10T12:00:00Z');
const unsentSince = (days: number) => ({ unsent: 2, since: new Date(now - days * day).toISOString() });

test.each([
  ['never said', undefined, undefined, true],
  ['said, nothing is unsent', now - 90 * day, { unsent: 0, since: null }, false],
  ['said, work is unsent for two days', now - 90 * day, unsentSince(2), false],
  ['said long ago, work is unsent for three days', now - 90 * day, unsentSince(3), true],
  ['said two days ago, work is unsent for a week', now - 2 * day, unsentSince(7), false],
  ['said three days ago, work is still unsent', now - 3 * day, unsentSince(7), true],
])('install advice: %s, due or not', (_, told, mark, due) => {
  expect(adviceDue(told, mark, now)).toBe(due);
});
