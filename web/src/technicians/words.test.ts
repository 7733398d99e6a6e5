import { expect, test } from 'vitest';
import { showLately } from './words.ts';

const now = new Date(2026, 10, 23, 14, 0);

test.each([
  [new Date(2026, 10, 23, 8, 15), 'Today, 8:15 AM'],
  [new Date(2026, 10, 22, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 21, 12, 0), 'Nov 21, 2026'],
])('technicians: a login at %s shows as %s', (at, shown) => {
  expect(showLately(at.toISOString(), now)).toBe(shown);
});

test('technicians: an account that never signed in has no last login', () => {
  expect(showLately(null, now)).toBeNull();
});
