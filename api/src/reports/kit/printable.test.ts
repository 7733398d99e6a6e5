import { unprintable } from '@tidemark/contract/letters/on-paper';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontOf } from './fonts.ts';
import { missing, printable, runsOf } from './printable.ts';

const fromWide = fc
  .array(fc.constantFrom(...fontOf('wideBold').characterSet, ...fontOf('bold').characterSet))
  .map((codePoints) => String.fromCodePoint(...codePoints));

test.each([
  ['Basement', 'Basement'],
  ['Señor Müller’s “den”', 'Señor Müller’s “den”'],
  ['decomposed e\u0301', 'decomposed é'],
  ['tab\tand\nline', 'tab and line'],
  ['bell\u0007 and zero\u200bwidth', 'bell and zerowidth'],
  ['turned\u202e round', 'turned round'],
  ['no\u00a0break', 'no break'],
  ['1\u20442', '1/2'],
  ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
  ['Ιωάννης Παπαδάκης', 'Ιωάννης Παπαδάκης'],
  ['Иван Шевченко', 'Иван Шевченко'],
  ['Δημήτρης', 'Δημήτρης'],
  ['5 \u00b5m → dry ✓', '5 \u03bcm → dry ✓'],
  ['one\u2011way', 'one-way'],
  ['地下', '地下'],
  ['קומה', 'קומה'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['葛\u{e0100}城', '葛城'],
  ['سر\u202eداب', 'سرداب'],
  ['ქართული', missing.repeat(7)],
  ['one family 👩‍👩‍👧 one sign', `one family ${missing} one sign`],
  ['half \ud83d', `half ${missing}`],
  ['', ''],
])('PDF printable: %j is printed as %j', (text, shown) => {
  expect(printable(text, 'regular')).toBe(shown);
});

test.each([
  ['Basement', [['Basement', 'mono']]],
  [
    'Mr. Nguyễn, owner',
    [
      ['Mr. ', 'mono'],
      ['Nguyễn, ', 'wide'],
      ['owner', 'mono'],
    ],
  ],
  ['Thị Hồng', [['Thị Hồng', 'wide']]],
  ['Δημήτρης', [['Δημήτρης', 'wide']]],
  ['5 \u03bcm', [['5 \u03bcm', 'mono']]],
  ['Señor Müller', [['Señor Müller', 'mono']]],
  ['', [['', 'mono']]],
  [
    '王小明 Wang, 3階',
    [
      ['王小明', undefined],
      [' Wang, 3', 'mono'],
      ['階', undefined],
    ],
  ],
  [
    'Nguyễn, بيت',
    [
      ['Nguyễn, ', 'wide'],
      ['بيت', undefined],
    ],
  ],
] as const)('PDF printable: %j is drawn in the fonts %j', (text, runs) => {
  expect(runsOf(text, 'mono').map((run) => [run.text, run.face])).toEqual(runs);
});

test('PDF printable: any printed run, its font has every character and the file names it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fromWide), (text) => {
      const shown = printable(text, 'bold');
      const runs = runsOf(shown, 'bold');
      expect(runs.map((run) => run.text).join('')).toBe(shown);
      const noted = runs.map(({ text, face }) => {
        if (face === undefined) {
          expect(unprintable(text)).toEqual([]);
          return text;
        }
        const drawn = [...text].map((one) => fontOf(face).glyphForCodePoint(one.codePointAt(0)!));
        return String.fromCodePoint(...drawn.map(({ codePoints: [first] }) => first!));
      });
      expect(noted.join('')).toBe(shown);
    }),
  );
});
