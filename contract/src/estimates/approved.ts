import type { Detail } from '../refused.ts';
import type { ApprovedLine } from './approved-line.ts';
import { type Billed, type BilledLine, billedOf } from './billed.ts';
import { fromHundredths, halfUp, sumOf, toHundredths } from './decimal.ts';
import type { EstimateContent } from './estimate-shape.ts';
import { totalsOf } from './totals.ts';

/** Approvals of an earlier version have an amount and no lines. */
export interface ApprovedFigures {
  amount: number;
  lines?: readonly ApprovedLine[] | null | undefined;
}

/** Rounded half away from zero, so that what is taken off is rounded as what is added. */
export function amountOf(quantity: number, rate: number): number {
  const cents = fromHundredths(halfUp(toHundredths(quantity) * toHundredths(Math.abs(rate)), 100n));
  return rate < 0 && cents !== 0 ? -cents : cents;
}

/** Lines with other figures, and what they come to by the percentages of the whole. */
export function withLines(
  of: Billed,
  changed: readonly Pick<ApprovedLine, 'key' | 'quantity' | 'rate'>[],
): Billed {
  if (changed.length === 0) return of;
  const figures = new Map(changed.map(({ key, quantity, rate }) => [key, { quantity, rate }]));
  const lines = of.lines.map((line) => {
    const its = figures.get(line.key);
    return its ? { ...line, ...its, amount: amountOf(its.quantity, its.rate) } : line;
  });
  return { ...of, lines, ...totalsOf(sumOf(lines.map(({ amount }) => amount)), of) };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const notThere = 'This estimate has no such line.';
const belowZero = 'Enter 0 or more.';

/** What is wrong with lines of an approval, which must be among `lines` and bring the total to `amount`. */
export function approvalProblems(
  lines: readonly Pick<BilledLine, 'key' | 'group'>[],
  given: { amount: number; lines: readonly ApprovedLine[] },
  total: number,
): Detail[] {
  const groups = new Map(lines.map(({ key, group }) => [key, group]));
  const wrong = given.lines.flatMap(({ key, rate }, at) => {
    if (!groups.has(key)) return { field: `lines.${at}.key`, message: notThere };
    if (rate < 0 && groups.get(key) !== 'adjustment')
      return { field: `lines.${at}.rate`, message: belowZero };
    return [];
  });
  if (wrong.length > 0 || total === given.amount) return wrong;
  const message = `The lines come to ${dollars.format(total)}, not ${dollars.format(given.amount)}.`;
  return [{ field: 'amount', message }];
}

/** What was approved of an estimate, line by line; its total is always the approved amount. */
export function approvedOf(content: EstimateContent, { amount, lines }: ApprovedFigures): Billed {
  const of = withLines(billedOf(content), lines ?? []);
  const rest = sumOf([amount, -of.total]);
  if (rest === 0) return of;
  const difference = {
    ...{ key: 'approved difference', group: 'adjustment', heading: null },
    ...{ title: 'Difference in the approved amount', quantity: 1, unit: 'EA', rate: rest, amount: rest },
  };
  // Overhead, profit and tax stay, because no sum of lines need come to this amount with them.
  return { ...of, lines: [...of.lines, difference], total: amount };
}
