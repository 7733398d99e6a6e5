import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyContent, hundredths } from '../testing/estimates.ts';
import { amountOf, approvalProblems, approvedOf, withLines } from './approved.ts';
import { type Billed, billed, billedOf } from './billed.ts';
import { sumOf } from './decimal.ts';
import { approvalEntry } from './letter.ts';

const line = (key: string, quantity: number, rate: number, group = 'general') => ({
  ...{ key, group, heading: null, title: key, unit: 'EA', quantity, rate },
  amount: amountOf(quantity, rate),
});
const three: Billed = {
  lines: [line('a', 2, 68), line('b', 80, 0.46), line('off', 1, -12.5, 'adjustment')],
  ...{ overheadAndProfitPercent: 20, overheadAndProfit: 32.06, taxPercent: 2.25, tax: 4.33, total: 196.69 },
};

test('approval: another quantity and rate, overhead, profit and tax are of what the lines come to', () => {
  const changed = withLines(three, [
    { key: 'a', quantity: 1, rate: 60 },
    { key: 'b', quantity: 0, rate: 0.46 },
  ]);
  // 60.00 - 12.50 = 47.50; 20 % = 9.50; tax 57.00 × 2.25 % = 1.2825 → 1.28
  expect(changed).toMatchObject({ overheadAndProfit: 9.5, tax: 1.28, total: 58.28 });
  expect(changed.lines.map(({ amount }) => amount)).toEqual([60, 0, -12.5]);
});

test('approval: lines that come to another total, it says both', () => {
  const given = { amount: 8400, lines: [] };
  expect(approvalProblems(three.lines, given, 8412.5)).toEqual([
    { field: 'amount', message: 'The lines come to $8,412.50, not $8,400.00.' },
  ]);
  expect(approvalProblems(three.lines, { ...given, amount: 8412.5 }, 8412.5)).toEqual([]);
});

test('approval: a line that is not there and a rate below 0 are refused, on an adjustment it may be', () => {
  const of = (key: string) => ({ key, quantity: 1, rate: -1, reason: null });
  const lines = [of('a'), of('off'), of('gone')];
  expect(approvalProblems(three.lines, { amount: 1, lines }, 1)).toEqual([
    { field: 'lines.0.rate', message: 'Enter 0 or more.' },
    { field: 'lines.2.key', message: 'This estimate has no such line.' },
  ]);
});

test('approval: a line twice is refused', () => {
  const twice = { key: 'a', quantity: 1, rate: 1, reason: null };
  const of = { approvedBy: 'Renee', approvedOn: '2026-11-26', amount: 1, lines: [twice, twice] };
  expect(approvalEntry.safeParse(of).error?.issues).toMatchObject([{ message: 'A line differs only once.' }]);
});

test('approval: of any estimate, whatever lines differ, its total is the approved amount and it adds up', () => {
  const picks = fc.array(fc.tuple(fc.nat(), hundredths(999), hundredths(999)), { maxLength: 4 });
  fc.assert(
    fc.property(anyContent, picks, fc.integer({ min: 0, max: 99_999_999 }), (content, chosen, cents) => {
      const sent = billedOf(content);
      expect(approvedOf(content, { amount: content.total })).toEqual(sent);
      const lines = chosen.flatMap(([at, quantity, rate]) => {
        const key = sent.lines[at % Math.max(1, sent.lines.length)]?.key;
        return key ? { key, quantity, rate, reason: null } : [];
      });
      const { total } = withLines(sent, lines);
      for (const of of [
        { amount: total, lines },
        { amount: cents / 100, lines: null },
      ]) {
        const approved = approvedOf(content, of);
        expect(approved.total).toBe(of.amount);
        expect(billed.parse(approved)).toEqual(approved);
        const { overheadAndProfit, tax } = approved;
        expect(sumOf([...approved.lines.map(({ amount }) => amount), overheadAndProfit, tax])).toBe(
          of.amount,
        );
        expect(approved.lines.filter(({ key }) => key === 'approved difference').length).toBeLessThan(2);
      }
    }),
    { numRuns: 200 },
  );
});

test('approval: what is taken off is rounded as what is added', () => {
  expect([amountOf(1.5, 0.35), amountOf(1.5, -0.35), amountOf(0, -1)]).toEqual([0.53, -0.53, 0]);
});
