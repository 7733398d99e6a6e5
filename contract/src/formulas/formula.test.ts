import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaValue, mistakeIn, printedFormula, trimmedFormula } from './formula.ts';
import { type FormulaFigures, formulaNames } from './names.ts';

interface Vectors {
  room: FormulaFigures;
  values: { formula: string; want: number }[];
  refused: { formula: string; message: string }[];
  withoutHeight: { formula: string; message: string }[];
}
const vectors: Vectors = JSON.parse(
  readFileSync(new URL('vectors/formula-vectors.json', import.meta.url), 'utf8'),
);
const { room } = vectors;

test.each(vectors.values)('formulas: $formula is $want', ({ formula, want }) => {
  expect(formulaValue(formula, room)).toEqual({ value: want });
  expect(mistakeIn(formula)).toBeUndefined();
});

test.each(vectors.refused)('formulas: $formula, "$message"', ({ formula, message }) => {
  expect(formulaValue(formula, room)).toEqual({ mistake: message });
});

test.each(vectors.withoutHeight)(
  'formulas: a room without a height, $formula: "$message"',
  ({ formula, message }) => {
    expect(formulaValue(formula, { ...room, W: null, H: undefined })).toEqual({ mistake: message });
    expect(mistakeIn(formula)).toBeUndefined();
  },
);

/** Mistakes of a formula itself are named for any room; those of one room's figures are not. */
const ofTheRoom = new Set(['F/(C-F)', 'F-200', 'V*1000']);
test.each(vectors.refused)('formulas: whichever the room, $formula', ({ formula, message }) => {
  expect(mistakeIn(formula)).toBe(ofTheRoom.has(formula) ? undefined : message);
});

test.each([
  ['F FOO ^', '^ cannot be used in a formula.'],
  ['FOO F', 'FOO is not a quantity.'],
  ['F F FOO', 'Sign missing before F.'],
  ['1..2 + 1,000', '1..2 is not a number.'],
  ['1,000 + 1..2', 'Write numbers without commas.'],
  ['F/0+', 'Cannot divide by 0.'],
  ['(*F)', 'Something is missing after (.'],
  [')', 'There is no parenthesis to close.'],
  ['-', 'Something is missing after -.'],
  ['(F C)', 'Sign missing before C.'],
  ['F(C)', 'Sign missing before (.'],
  ['F=2', '= cannot be used in a formula.'],
  ['==F', '= cannot be used in a formula.'],
  ['.', '. is not a number.'],
  ['F*💧', '💧 cannot be used in a formula.'],
  ['WG', 'WG is not a quantity.'],
  ['constructor', 'CONSTRUCTOR is not a quantity.'],
  ['-(-(-(-(-(-(-(-(-F))))))))', 'Use at most 16 levels.'],
])('formulas: of %s the first mistake from the left is named', (formula, mistake) => {
  expect(formulaValue(formula, room)).toEqual({ mistake });
});

test('formulas: 16 levels and 80 characters, besides the equals sign, are allowed', () => {
  expect(formulaValue(`${'('.repeat(16)}F${')'.repeat(16)}`, room)).toEqual({ value: 180 });
  expect(formulaValue(`${'-'.repeat(16)}F`, room)).toEqual({ value: 180 });
  expect(formulaValue('-F+-F+-F+3*F', room)).toEqual({ value: 0 });
  expect(formulaValue(`=F${'+F'.repeat(39)}+`.slice(0, -1), room)).toEqual({ value: 7200 });
});

test.each([
  [' = pf * .5 ', 'pf * .5', 'PF*.5'],
  ['=(F+c)*1.10', '(F+c)*1.10', '(F+C)*1.10'],
])('formulas: %s is stored as %s and printed as %s', (typed, stored, printed) => {
  expect(trimmedFormula(typed)).toBe(stored);
  expect(printedFormula(stored)).toBe(printed);
});

/** A formula beside its exact value, as a numerator over a power of ten times whole divisors. */
interface Known {
  text: string;
  n: bigint;
  d: bigint;
}
const names = Object.keys(formulaNames) as (keyof typeof formulaNames)[];
const number = fc.tuple(fc.nat(999), fc.option(fc.nat(99))).map(
  ([whole, decimals]): Known =>
    decimals === null
      ? { text: `${whole}`, n: BigInt(whole), d: 1n }
      : {
          text: `${whole}.${String(decimals).padStart(2, '0')}`,
          n: BigInt(whole * 100 + decimals),
          d: 100n,
        },
);
const name = fc
  .constantFrom(...names)
  .map((text): Known => ({ text, n: BigInt(Math.round((room[text] ?? 1) * 100)), d: 100n }));
const known = fc.letrec<{ any: Known }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    number,
    name,
    fc
      .tuple(tie('any'), tie('any'))
      .map(([a, b]) => ({ text: `(${a.text} + ${b.text})`, n: a.n * b.d + b.n * a.d, d: a.d * b.d })),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([a, b]) => ({ text: `(${a.text}-${b.text})`, n: a.n * b.d - b.n * a.d, d: a.d * b.d })),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([a, b]) => ({ text: `${a.text} *${b.text}`, n: a.n * b.n, d: a.d * b.d })),
    fc
      .tuple(tie('any'), number)
      .filter(([, b]) => b.n > 0n)
      .map(([a, b]) => ({ text: `${a.text}/${b.text}`, n: a.n * b.d, d: a.d * b.n })),
    tie('any').map((a) => ({ text: `-${a.text}`, n: -a.n, d: a.d })),
  ),
})).any;

test('formulas: the value is the exact one rounded once, also as it is printed and in small letters', () => {
  fc.assert(
    fc.property(
      known.filter(({ text }) => text.length <= 80),
      ({ text, n, d }) => {
        // The smallest whole number of hundredths above n/d - 1/2 hundredth, by search between two neighbours.
        const near = (n * 100n) / d;
        const want = [near - 1n, near, near + 1n].find((h) => (2n * h + 1n) * d > 200n * n)!;
        const value =
          want < 0n
            ? { mistake: 'The result is below 0.' }
            : want > 99_999_900n
              ? { mistake: 'The result is above 999,999.' }
              : { value: Number(want) / 100 };
        expect(formulaValue(text, room)).toEqual(value);
        expect(formulaValue(printedFormula(text), room)).toEqual(value);
        expect(formulaValue(text.toLowerCase(), room)).toEqual(value);
        expect(printedFormula(printedFormula(text))).toBe(printedFormula(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test('formulas: any text has a value or a sentence', () => {
  const text = fc.string({ unit: fc.constantFrom(...'FCW0129.,+-*/()= ^'), maxLength: 90 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary-ascii' })), (formula) => {
      const read = formulaValue(formula, room);
      const sentence = 'mistake' in read ? read.mistake : undefined;
      expect(sentence === undefined || /\.$/.test(sentence)).toBe(true);
      if ('value' in read) expect(mistakeIn(formula)).toBeUndefined();
    }),
  );
});
