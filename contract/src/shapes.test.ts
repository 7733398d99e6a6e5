import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calendarDate,
  countedDate,
  dateTime,
  hundredths,
  inUrl,
  requiredText,
  serialId,
  text,
  timeOfDay,
} from './shapes.ts';

test.each([
  [
    'a calendar date',
    calendarDate,
    ['0001-01-01', '2024-02-29', '9999-12-31'],
    ['0000-01-01', '2023-02-29', '2026-1-1', '', null, '2026-01-01T00:00:00Z'],
  ],
  [
    'a date to count from',
    countedDate,
    ['1900-01-01', '2026-11-21', '9000-12-31'],
    ['0001-01-01', '1899-12-31', '9001-01-01', '9999-12-31', '2023-02-29'],
  ],
  [
    'a moment',
    dateTime,
    ['2026-01-01T00:00:00Z', '2026-01-01T23:59:59.999Z', '2026-01-01T00:00:00.123456789Z'],
    [
      '2026-01-01',
      '2026-01-01T00:00:00+01:00',
      '0000-01-01T00:00:00Z',
      '2026-01-01T00:00:00.1234567891Z',
      '9999-12-31T23:59:59.9999999Z',
    ],
  ],
  ['a time of day', timeOfDay, ['00:00', '23:59'], ['24:00', '7:05', '07:60', '07:05:00']],
  ['an id', serialId, [1, 2_147_483_647], [0, -1, 1.5, '1', true, null, 2_147_483_648]],
  [
    'an id in an address',
    inUrl(serialId),
    [1, '1', '2147483647'],
    ['0', '01', '+1', ' 1', '1.0', '1e3', '0x1', '2147483648', '', true],
  ],
  ['text', text(3), ['', 'abc', '😀', 'a\n'], ['abcd', 'a\0', '\ud83d', 7, null]],
  ['text that is required', requiredText(3, 'Needed'), ['a', ' a '], ['', ' ', undefined]],
  ['money', hundredths(0, 100), [0, 0.1, 19.99, 100], [-0.01, 0.001, 100.01, Number.NaN, Infinity, '1']],
])('shapes: %s is accepted or refused as listed', (_, shape, good, bad) => {
  for (const value of good) expect([value, shape.safeParse(value).success]).toEqual([value, true]);
  for (const value of bad) expect([value, shape.safeParse(value).success]).toEqual([value, false]);
});

test('decimals: only whole hundredths are money', () => {
  const money = hundredths(0, 9_999_999_999);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_900 }), (cents) => {
      expect(money.safeParse(cents / 100).success).toBe(true);
      expect(money.safeParse((cents * 10 + 5) / 1000).success).toBe(false);
    }),
  );
});

test('project fields: missing and blank required fields say so', () => {
  for (const value of [undefined, '', '  ', 7]) {
    expect(
      requiredText(5, 'Needed')
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Needed']);
  }
});
