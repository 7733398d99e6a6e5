import { fromHundredths, percentOf, sumOf, toHundredths } from './decimal.ts';

export interface Percents {
  overheadAndProfitPercent: number;
  taxPercent: number;
}

/** What lines and adjustments come to: overhead and profit is of their sum, tax of both. */
export function totalsOf(adjusted: number, { overheadAndProfitPercent, taxPercent }: Percents) {
  // Nothing is earned on less than nothing.
  const base = Math.max(0, adjusted);
  const overheadAndProfit = shareOf(overheadAndProfitPercent, base);
  const tax = shareOf(taxPercent, sumOf([base, overheadAndProfit]));
  return { overheadAndProfit, tax, total: sumOf([adjusted, overheadAndProfit, tax]) };
}

const shareOf = (percent: number, amount: number): number =>
  fromHundredths(percentOf(toHundredths(percent), toHundredths(amount)));
