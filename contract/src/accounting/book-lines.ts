import { itemGroups } from '../company/item-names.ts';
import type { CompanyFacts } from '../company/profile.ts';
import { sumOf, times, toHundredths } from '../estimates/decimal.ts';
import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';

/** What the company's books call things. */
export type Books = Pick<
  CompanyFacts,
  'itemNames' | 'incomeAccount' | 'receivableAccount' | 'taxAs' | 'customerName'
>;

/** What an export needs of an invoice; it has its number and its days, since it is issued. */
export type BookedInvoice = Pick<
  Invoice,
  'kind' | 'terms' | 'billTo' | 'customer' | 'projectAddress' | 'projectId' | 'lines' | 'memo' | 'total'
> & { number: string; issuedOn: string; dueOn: string };

/** One line as an accounting program takes it: quantity times rate, rounded half up, is the amount. */
export interface BookLine {
  item: string;
  description: string;
  quantity: number;
  unit: string;
  rate: number;
  amount: number;
  code: string;
  taxed: boolean;
  isTax: boolean;
}

/** Text of one line, for files whose rows are lines. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

export const inCents = (amount: number): string => amount.toFixed(2);

const titleOf = new Map(itemGroups.map(({ key, title }) => [key, title]));
/** A group without a name of its own, such as an adjustment, is another. */
const itemOf = (group: string, { itemNames }: Books): string => {
  const known = titleOf.has(group) ? group : 'other';
  return oneLine(itemNames[known] ?? '') || titleOf.get(known)!;
};

const isWhole = (value: number) => Number(value.toFixed(2)) === value;

/** Whether the figures are quantity times rate; a supplement's are differences, and need not be. */
function multiplies({ quantity, rate, amount }: InvoiceLine): boolean {
  if (!isWhole(quantity) || !isWhole(rate)) return false;
  const product = times(toHundredths(Math.abs(quantity)), toHundredths(Math.abs(rate)));
  const isBelow = quantity < 0 !== rate < 0;
  return (isBelow ? -product : product) === toHundredths(amount);
}

function bookLine(line: InvoiceLine, books: Books): BookLine {
  const { group, heading, title, quantity, unit, rate, amount, code = '', taxed } = line;
  const exact = multiplies(line);
  const described = oneLine(heading ? `${heading}: ${title}` : title);
  return {
    item: itemOf(group, books),
    description: exact || quantity === 1 ? described : `${described} (${quantity} ${oneLine(unit)})`,
    // What is taken off has its minus at the rate: programs refuse a quantity below 0.
    ...(exact
      ? { quantity: Math.abs(quantity), rate: quantity < 0 ? 0 - rate : rate }
      : { quantity: 1, rate: amount }),
    ...{ unit: oneLine(unit), amount, code: oneLine(code), taxed, isTax: group === 'tax' },
  };
}

/** @throws Error if they do not come to the total: then nothing is exported */
export function bookLines(invoice: BookedInvoice, books: Books): BookLine[] {
  const lines = invoice.lines.map((line) => bookLine(line, books));
  mustBe(invoice, sumOf(lines.map(({ amount }) => amount)));
  return lines;
}

/** What a file says of an invoice must be what the invoice says. */
export function mustBe({ number, total }: Pick<BookedInvoice, 'number' | 'total'>, said: number): void {
  if (said !== total) throw new Error(`the export of invoice ${number} comes to ${said}, not ${total}`);
}

/** A colon makes a sub-customer, so that none inside a name stays. */
const named = (name: string) => oneLine(name.replaceAll(':', ' '));

/** The customer, and the claim below it, as the company wants them. */
export function customerParts(
  { customer }: Pick<BookedInvoice, 'customer'>,
  { customerName }: Pick<Books, 'customerName'>,
): string[] {
  const claim = customerName === 'customer:claim' && customer.claimNumber ? named(customer.claimNumber) : '';
  return [named(customer.name), claim].filter(Boolean);
}

/** The project's number and its address, then what the office wrote. */
export const bookMemo = ({ projectId, projectAddress, memo }: BookedInvoice): string =>
  [oneLine(`Project ${projectId}, ${projectAddress}`), oneLine(memo)].filter(Boolean).join('. ');
