import type { Billed, BilledLine } from '../estimates/billed.ts';
import { fromHundredths, percentOf, sumOf, times, toHundredths } from '../estimates/decimal.ts';
import type { TypedLine } from './entry.ts';
import type { InvoiceLine } from './invoice.ts';

/** An approved number, or a supplement of it with its name. */
export interface BilledPart {
  supplement: number | null;
  billed: Billed;
}

const whole = (key: string, group: string, title: string, amount: number): BilledLine => ({
  ...{ key, group, heading: null, title },
  ...{ quantity: 1, unit: 'EA', rate: amount, amount },
});

/** Each share keeps the cents that were approved: it is a line, not computed again. */
function linesOfPart({ supplement, billed }: BilledPart): InvoiceLine[] {
  const { lines, overheadAndProfitPercent, overheadAndProfit, taxPercent, tax } = billed;
  const prefix = supplement === null ? '' : `S${supplement} `;
  const of = supplement === null ? '' : `, supplement S${supplement}`;
  const share = (key: string, title: string, percent: number, amount: number) =>
    amount === 0 ? [] : [whole(prefix + key, key, `${title} ${percent}%${of}`, amount)];
  return [
    ...[
      ...lines.map((line) => ({ ...line, key: prefix + line.key })),
      ...share('overheadAndProfit', 'Overhead and profit', overheadAndProfitPercent, overheadAndProfit),
    ].map((line) => ({ ...line, taxed: tax !== 0 })),
    ...share('tax', 'Tax', taxPercent, tax).map((line) => ({ ...line, taxed: false })),
  ];
}

export const totalOf = (lines: readonly Pick<InvoiceLine, 'amount'>[]): number =>
  sumOf(lines.map(({ amount }) => amount));

/** What of a deductible is billed to the customer: no more than the claim comes to, nor than is left of it. */
export function deductibleOf(
  parts: readonly BilledPart[],
  deductible: number | null,
  billedBefore = 0,
): number {
  const claim = sumOf(parts.map(({ billed }) => billed.total));
  return Math.max(0, Math.min(sumOf([deductible ?? 0, -billedBefore]), claim));
}

/** With the deductible's own invoice it comes to what was approved. */
export function claimLines(
  parts: readonly BilledPart[],
  { deductible, customer }: { deductible: number; customer: string },
): InvoiceLine[] {
  const less = whole('deductible', 'deductible', `Less deductible, billed to ${customer}`, -deductible);
  return [...parts.flatMap(linesOfPart), ...(deductible > 0 ? [{ ...less, taxed: false }] : [])];
}

export const deductibleLines = (deductible: number, claimNumber: string | null): InvoiceLine[] =>
  deductible === 0
    ? []
    : [
        {
          ...whole(
            'deductible',
            'deductible',
            claimNumber ? `Deductible, claim ${claimNumber}` : 'Deductible',
            deductible,
          ),
          taxed: false,
        },
      ];

/** Tax is of the sum of what is taxed, rounded once. */
export function typedLines(typed: readonly TypedLine[], taxPercent: number): InvoiceLine[] {
  const lines = typed.map((line, at): InvoiceLine => {
    const amount = timesRate(line);
    return { key: `typed ${at + 1}`, group: 'other', heading: null, ...line, amount };
  });
  const taxed = totalOf(lines.filter((line) => line.taxed));
  const tax = fromHundredths(percentOf(toHundredths(taxPercent), toHundredths(Math.max(0, taxed))));
  return tax === 0 ? lines : [...lines, { ...whole('tax', 'tax', `Tax ${taxPercent}%`, tax), taxed: false }];
}

/** Half up away from zero, so that a credit takes off what the charge put on. */
function timesRate({ quantity, rate }: TypedLine): number {
  const amount = fromHundredths(times(toHundredths(quantity), toHundredths(Math.abs(rate))));
  return rate < 0 ? 0 - amount : amount;
}
