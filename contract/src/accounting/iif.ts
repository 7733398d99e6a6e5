import { sumOf } from '../estimates/decimal.ts';
import {
  type BookedInvoice,
  type Books,
  bookLines,
  bookMemo,
  customerParts,
  inCents,
  mustBe,
  oneLine,
} from './book-lines.ts';
import { usDate } from './qbo-csv.ts';
import { inWindows1252 } from './windows-1252.ts';

const head = [
  ['!CUST', 'NAME', 'BADDR1', 'BADDR2', 'BADDR3'],
  ['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'DUEDATE', 'TERMS'],
  ['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'QNTY', 'PRICE', 'INVITEM'],
  ['!ENDTRNS'],
];

/** Nothing in the file is quoted, so that text has neither tabs nor quotation marks. */
const plain = (text: string) => oneLine(inWindows1252(text).replaceAll('"', "'"));

/** A name that cannot be spelled is told from others by its project. */
function customerIn(invoice: BookedInvoice, books: Books): string[] {
  const [customer = '', ...claim] = customerParts(invoice, books);
  const spelled = plain(customer);
  const isLost = spelled === '' || (spelled.includes('?') && !customer.includes('?'));
  return [isLost ? `${spelled} (project ${invoice.projectId})`.trim() : spelled, ...claim.map(plain)];
}

/** A customer stands before its claims. */
function customerRows(invoices: readonly BookedInvoice[], books: Books): string[][] {
  const rows = new Map<string, string[]>();
  for (const invoice of invoices) {
    const { billTo } = invoice;
    const parts = customerIn(invoice, books);
    const address = [billTo.name, ...billTo.address].slice(0, 3).map(plain);
    const isBilled = parts.length === 1 && !rows.has(parts[0]!);
    if (!rows.has(parts[0]!)) rows.set(parts[0]!, isBilled ? address : []);
    const name = parts.join(':');
    if (!rows.has(name)) rows.set(name, address);
  }
  return Array.from(rows, ([name, address]) => ['CUST', name, ...filled(address, 3)]);
}

const filled = (cells: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => cells[at] ?? '');

/** The receivable is above 0 and its lines below, so that both come to nothing. */
function transaction(invoice: BookedInvoice, books: Books): string[][] {
  const { number, total, issuedOn, dueOn, terms } = invoice;
  const short = (day: string) => usDate(day).replace(/\d\d(?=\d\d$)/, '');
  const name = customerIn(invoice, books).join(':');
  const shared = (account: string, amount: number) => [
    ...['INVOICE', short(issuedOn), plain(account), name, inCents(amount), plain(number)],
  ];
  const lines = bookLines(invoice, books).map(({ item, description, quantity, rate, amount }) => [
    ...['SPL', ...shared(books.incomeAccount, 0 - amount), plain(description)],
    // Quantity times price is the amount, sign and all.
    ...[String(0 - quantity), inCents(rate), plain(item)],
  ]);
  mustBe(invoice, 0 - sumOf(lines.map((line) => Number(line[5]))));
  return [
    ['TRNS', ...shared(books.receivableAccount, total), plain(bookMemo(invoice)), short(dueOn), plain(terms)],
    ...lines,
    ['ENDTRNS'],
  ];
}

/** An import file of QuickBooks Desktop, of letters of Windows-1252 alone. */
export const iifText = (invoices: readonly BookedInvoice[], books: Books): string =>
  [...head, ...customerRows(invoices, books), ...invoices.flatMap((invoice) => transaction(invoice, books))]
    .map((cells) => `${cells.join('\t')}\r\n`)
    .join('');
