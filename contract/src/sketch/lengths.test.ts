import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthInWords, spokenLength, typedLength } from './lengths.ts';

test.each([
  [2_376, '12\'4 1/2"', '12 feet 4 1/2 inches'],
  [192, '1\'0"', '1 foot'],
  [208, '1\'1"', '1 foot 1 inch'],
  [3, '0\'0 3/16"', '3/16 inch'],
  [0, '0\'0"', '0 feet'],
])('sketch lengths: %d sixteenths are %s, said as %s', (length, written, spoken) => {
  expect(lengthInWords(length)).toBe(written);
  expect(spokenLength(length)).toBe(spoken);
});

test('sketch lengths: what is written reads back as the same length', () => {
  fc.assert(
    fc.property(fc.nat(226_560), (length) => {
      expect(typedLength(lengthInWords(length))).toBe(length);
    }),
  );
});

test.each(['', 'a', "12''", '12.5\' 3.2.1"', '1/0"', '-3', '12 4 1', '4 1/2', '9999999999'])(
  'sketch lengths: "%s" is none',
  (typed) => {
    expect(typedLength(typed)).toBeUndefined();
  },
);
