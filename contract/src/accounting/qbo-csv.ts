import { sumOf } from '../estimates/decimal.ts';
import {
  type BookedInvoice,
  type Books,
  bookLines,
  bookMemo,
  customerParts,
  inCents,
  mustBe,
} from './book-lines.ts';

/** QuickBooks Online maps columns with these headers by itself (money.md, section 7). */
export const qboHeader = [
  ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Memo', 'Item(Product/Service)'],
  ...['ItemDescription', 'ItemQuantity', 'ItemRate', '*ItemAmount', 'ItemTaxCode', 'Service Date'],
];
const mostInvoices = 100;
const amountAt = qboHeader.indexOf('*ItemAmount');

/** MM/DD/YYYY of an ISO date. */
export const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

function rowsOf(invoice: BookedInvoice, books: Books): string[][] {
  const { number, issuedOn, dueOn, terms } = invoice;
  const head = [
    ...[number, customerParts(invoice, books).join(':'), usDate(issuedOn), usDate(dueOn)],
    ...[terms, bookMemo(invoice)],
  ];
  const byCode = books.taxAs === 'code';
  const lines = bookLines(invoice, books);
  const rows = lines
    .filter(({ isTax }) => !(byCode && isTax))
    .map(({ item, description, quantity, rate, amount, taxed }) => [
      ...[...head, item, description, String(quantity), inCents(rate), inCents(amount)],
      ...[byCode && taxed ? 'TAX' : 'NON', ''],
    ]);
  const leftOut = lines.filter(({ isTax }) => byCode && isTax);
  mustBe(
    invoice,
    sumOf([...rows.map((row) => Number(row[amountAt])), ...leftOut.map(({ amount }) => amount)]),
  );
  return rows;
}

/** Files of rows, each with the header and at most 100 invoices; an invoice is in one file. */
export function qboFiles(invoices: readonly BookedInvoice[], books: Books): string[][][] {
  const files: string[][][] = [];
  for (let from = 0; from < invoices.length; from += mostInvoices) {
    const its = invoices.slice(from, from + mostInvoices);
    files.push([qboHeader, ...its.flatMap((invoice) => rowsOf(invoice, books))]);
  }
  return files;
}
