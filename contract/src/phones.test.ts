import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showPhone } from './phones.ts';

test.each([
  ['6305550100', '(630) 555-0100'],
  ['630-555-0100', '(630) 555-0100'],
  ['630.555.0100', '(630) 555-0100'],
  [' (630)5550100 ', '(630) 555-0100'],
  ['16305550100', '+1 (630) 555-0100'],
  ['+1 630 555 0100', '+1 (630) 555-0100'],
  ['6305550100 x12', '(630) 555-0100 ext. 12'],
  ['630-555-0100 Ext. 12', '(630) 555-0100 ext. 12'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['5550100', '5550100'],
  ['911', '911'],
  ['0305550100', '0305550100'],
  ['6305550100 or 6305550101', '6305550100 or 6305550101'],
  ['call 6305550100', 'call 6305550100'],
  ['unknown', 'unknown'],
  ['', ''],
])('phone numbers: %s is shown as %s', (entered, shown) => {
  expect(showPhone(entered)).toBe(shown);
});

test('phone numbers: formatting keeps every digit and is stable', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'.repeat(3), ...'+-() .x#') }), (entered) => {
      const shown = showPhone(entered);
      expect(digits(shown)).toBe(digits(entered));
      expect(showPhone(shown)).toBe(shown);
    }),
  );
});
