import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontOf } from './fonts.ts';
import { missing, printable } from './printable.ts';

test.each([
  ['Basement', 'Basement'],
  ['Señor Müller’s “den”', 'Señor Müller’s “den”'],
  ['decomposed e\u0301', 'decomposed é'],
  ['tab\tand\nline', 'tab and line'],
  ['bell\u0007 and zero\u200bwidth', 'bell and zerowidth'],
  ['turned\u202e round', 'turned round'],
  ['no\u00a0break', 'no break'],
  ['1\u20442', '1/2'],
  ['地下', missing.repeat(2)],
  ['קומה', missing.repeat(4)],
  ['one family 👩‍👩‍👧 one sign', `one family ${missing} one sign`],
  ['half \ud83d', `half ${missing}`],
  ['', ''],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text, 'regular')).toBe(shown);
});

test('whatever is printed, the face has every character of it', () => {
  const font = fontOf('bold');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = [...printable(text, 'bold')];
      expect(shown.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!))).toBe(true);
    }),
  );
});
