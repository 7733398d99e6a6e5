import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvedOf, withLines } from '../estimates/approved.ts';
import { type Billed, billed, billedOf } from '../estimates/billed.ts';
import { sumOf, times, toHundredths } from '../estimates/decimal.ts';
import { anyContent, hundredths } from '../testing/estimates.ts';
import {
  approvedSupplement,
  billedOfSupplement,
  supplementContent,
  supplementOf,
  wholeWith,
} from './supplement.ts';

const line = (key: string, quantity: number, rate: number) => ({
  ...{ key, group: 'general', heading: 'Basement', title: key, unit: 'SF', quantity, rate },
  amount: quantity * rate,
});
const of = (lines: ReturnType<typeof line>[]): Billed =>
  withLines(
    { lines, overheadAndProfitPercent: 20, overheadAndProfit: 0, taxPercent: 10, tax: 0, total: 0 },
    lines,
  );

test('supplement: only the lines that differ, with what is approved, what is asked and the difference', () => {
  const approved = of([line('same', 1, 5), line('more', 4, 10), line('gone', 1, 30)]);
  const asked = of([line('same', 1, 5), line('more', 6, 10), line('new', 2, 25)]);
  const made = supplementOf(approved, asked);
  expect(made.lines).toMatchObject([
    { key: 'more', approved: { quantity: 4, amount: 40 }, asked: { quantity: 6, amount: 60 }, amount: 20 },
    { key: 'new', approved: null, asked: { quantity: 2, rate: 25, amount: 50 }, amount: 50 },
    { key: 'gone', approved: { quantity: 1, rate: 30, amount: 30 }, asked: null, amount: -30 },
  ]);
  // 40.00 more: 8.00 overhead and profit, 4.80 tax.
  expect(made).toMatchObject({ overheadAndProfit: 8, tax: 4.8, total: 52.8 });
  expect(billedOfSupplement(made).lines).toMatchObject([
    { key: 'more', quantity: 2, unit: 'SF', rate: 10, amount: 20 },
    { key: 'new', quantity: 2, unit: 'SF', rate: 25, amount: 50 },
    { key: 'gone', quantity: 1, unit: 'EA', rate: -30, amount: -30 },
  ]);
  expect(supplementOf(asked, asked).lines).toEqual([]);
});

test('supplement: approved with less of a line, the next one asks for the rest', () => {
  const [approved, asked] = [of([line('a', 1, 100)]), of([line('a', 3, 100)])];
  const first = supplementOf(approved, asked);
  const lines = [{ key: 'a', quantity: 2, rate: 100, reason: 'One was enough' }];
  expect(approvedSupplement(first, { lines }).total).toBe(132);
  const second = supplementOf(wholeWith(first, lines), asked);
  expect(second.lines).toMatchObject([{ approved: { quantity: 2 }, asked: { quantity: 3 }, amount: 100 }]);
});

const anyPicks = fc.array(fc.tuple(fc.nat(), hundredths(999), hundredths(999)), { maxLength: 4 });

// Three estimates a run.
test('supplement: of 1,000 estimates, what is approved and its supplements are the newest to the cent', () => {
  fc.assert(
    fc.property(
      ...([anyContent, anyContent, anyContent, anyPicks, anyPicks, fc.option(hundredths(99_999))] as const),
      (first, second, third, picks, more, amount) => {
        const chosen = (from: Billed, all: typeof picks) =>
          all.flatMap(([at, quantity, rate]) => {
            const key = from.lines[at % Math.max(1, from.lines.length)]?.key;
            return key ? { key, quantity, rate, reason: null } : [];
          });
        const lines = chosen(billedOf(first), picks);
        const approved = approvedOf(
          first,
          amount === null ? { amount: withLines(billedOf(first), lines).total, lines } : { amount },
        );
        const s1 = supplementOf(approved, billedOf(second));
        expect(sumOf([approved.total, s1.total])).toBe(second.total);
        const agreed = chosen(s1.asked, more);
        const s1Approved = approvedSupplement(s1, { lines: agreed });
        const s2 = supplementOf(wholeWith(s1, agreed), billedOf(third));
        expect(sumOf([approved.total, s1Approved.total, s2.total])).toBe(third.total);
        for (const part of ['overheadAndProfit', 'tax'] as const)
          expect(sumOf([approved[part], s1Approved[part], s2[part]])).toBe(third[part]);
        for (const made of [s1, s1Approved, s2]) {
          expect(supplementContent.parse(made)).toEqual(made);
          const its = billedOfSupplement(made);
          expect(billed.parse(its)).toEqual(its);
          expect(its.lines.map(({ key }) => key)).toEqual(made.lines.map(({ key }) => key));
          const amounts = its.lines.map((one) => one.amount);
          expect(sumOf([...amounts, its.overheadAndProfit, its.tax])).toBe(its.total);
          for (const { quantity, rate, amount: amt } of its.lines.filter((one) => one.rate >= 0))
            expect(times(toHundredths(quantity), toHundredths(rate))).toBe(toHundredths(amt));
        }
      },
    ),
    { numRuns: 350 },
  );
});
