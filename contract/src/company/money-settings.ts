import { z } from 'zod';
import type { Field } from '../fields.ts';
import { text } from '../shapes.ts';
import { itemGroupKeys } from './item-names.ts';

/** QuickBooks' own limit of an account's name. */
const account = text(159);
const days = 'Payment due must be a whole number of days from 0 to 365.';

/** How the company bills and what its books call things (money.md, section 6). */
export const settingsOfMoney = {
  /** Before the year and the number of an invoice; null is none. */
  invoicePrefix: { label: 'Invoice prefix', schema: text(10).nullable() },
  termsDays: {
    label: 'Payment due',
    schema: z.number(days).int(days).min(0, days).max(365, days),
    blank: 30,
  },
  /** Null: as `termsOf` says the days. */
  termsText: { label: 'Terms', schema: text(60).nullable() },
  paymentLink: { label: 'Payment link', schema: text(500).nullable() },
  /** Of a line that somebody types. */
  defaultTaxable: {
    label: 'Lines typed by hand are taxed unless they say otherwise',
    schema: z.boolean(),
    blank: true,
  },
  /** What the books call a group of lines; without a name of its own it has its title. */
  itemNames: {
    label: 'Item names',
    schema: z.partialRecord(z.enum(itemGroupKeys), text(100)),
    blank: {} as Partial<Record<string, string>>,
  },
  incomeAccount: { label: 'Income account', schema: account, blank: 'Services' },
  receivableAccount: { label: 'Receivable account', schema: account, blank: 'Accounts Receivable' },
  taxAs: { label: 'Tax in the books', schema: z.enum(['line', 'code']), blank: 'line' },
  customerName: {
    label: 'Customer in the books',
    schema: z.enum(['customer:claim', 'customer']),
    blank: 'customer:claim',
  },
} as const satisfies Readonly<Record<string, Field>>;

/** The terms as an invoice prints them. */
export const termsOf = ({ termsDays, termsText }: { termsDays: number; termsText: string | null }): string =>
  termsText || (termsDays === 0 ? 'Due on receipt' : `Net ${termsDays}`);
