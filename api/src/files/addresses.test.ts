import { expect, test } from 'vitest';
import { fileAddresses } from './addresses.ts';

const secret = 'a secret of thirty-two characters';
const id = '01980000-0000-7000-8000-000000000001';
const at = Date.parse('2026-11-21T07:15:00Z');
const minutes = 60_000;
const query = (signed: string) => Object.fromEntries(new URLSearchParams(signed));
const clock = (now: number) => fileAddresses(secret, () => now);

test.each([
  ['at once', 0, true],
  ['an hour later', 60 * minutes, true],
  ['a minute before the second full hour', 104 * minutes, true],
  ['at the second full hour', 105 * minutes, false],
])('file address: it is valid %s: %s', (_, later, good) => {
  expect(clock(at + later).holds(id, query(clock(at).sign(id)))).toBe(good);
});

test('file address: requested twice in an hour, the same address so that browsers cache it', () => {
  expect(clock(at + 44 * minutes).sign(id)).toBe(clock(at).sign(id));
  expect(clock(at + 45 * minutes).sign(id)).not.toBe(clock(at).sign(id));
});

test("file address: used for another file or signed by another server's secret, refused", () => {
  const signed = query(clock(at).sign(id));
  expect(clock(at).holds(id.toUpperCase(), signed)).toBe(true);
  expect(clock(at).holds(id.replace('1', '2'), signed)).toBe(false);
  expect(fileAddresses(`${secret}!`, () => at).holds(id, signed)).toBe(false);
  expect(clock(at).holds(id, { ...signed, expires: '99999999999' })).toBe(false);
  expect(clock(at).holds(id, {})).toBe(false);
});
