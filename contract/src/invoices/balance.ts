import { sumOf } from '../estimates/decimal.ts';
import type { Invoice, Payment } from './invoice.ts';

const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** "$1,234.56"; the minus before the sign. */
export const inDollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${figure.format(Math.abs(amount))}`;

/** Payments less refunds, without those that were removed. */
export const paidOf = (payments: readonly Pick<Payment, 'kind' | 'amount' | 'removed'>[]): number =>
  sumOf(
    payments
      .filter(({ removed }) => removed === null)
      .map(({ kind, amount }) => (kind === 'refund' ? -amount : amount)),
  );

/** Zero is owed on a void one, whatever its lines come to. */
export const balanceOf = ({ state, total, paid }: Pick<Invoice, 'state' | 'total' | 'paid'>): number =>
  state === 'Void' ? 0 : sumOf([total, -paid]);

export const isPartPaid = ({ state, paid }: Pick<Invoice, 'state' | 'paid'>): boolean =>
  state === 'Issued' && paid !== 0;

/** What is said of more money than was asked for. */
export const tooMuchPaid = (balance: number): string | undefined =>
  balance < 0 ? `Paid ${inDollars(-balance)} too much.` : undefined;
