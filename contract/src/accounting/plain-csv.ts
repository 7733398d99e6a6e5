import { sumOf } from '../estimates/decimal.ts';
import {
  type BookedInvoice,
  type BookLine,
  type Books,
  bookLines,
  bookMemo,
  customerParts,
  inCents,
  mustBe,
  oneLine,
} from './book-lines.ts';
import {
  type ColumnMap,
  type InvoiceColumn,
  isOfLine,
  type LineColumn,
  type PlainColumn,
} from './columns.ts';

type Cell = (invoice: BookedInvoice, books: Books) => string;
type LineCell = (line: BookLine) => string;

const ofInvoice = {
  invoice: ({ number }) => number,
  date: ({ issuedOn }) => issuedOn,
  due: ({ dueOn }) => dueOn,
  terms: ({ terms }) => terms,
  customer: (invoice, books) => customerParts(invoice, books)[0] ?? '',
  claim: ({ customer }) => customer.claimNumber ?? '',
  billTo: ({ billTo }) => billTo.name,
  project: ({ projectId }) => String(projectId),
  address: ({ projectAddress }) => projectAddress,
  memo: bookMemo,
  receivable: (_, { receivableAccount }) => receivableAccount,
  income: (_, { incomeAccount }) => incomeAccount,
  total: ({ total }) => inCents(total),
} as const satisfies Record<InvoiceColumn, Cell>;
const ofLine = {
  item: ({ item }) => item,
  description: ({ description }) => description,
  code: ({ code }) => code,
  quantity: ({ quantity }) => String(quantity),
  unit: ({ unit }) => unit,
  rate: ({ rate }) => inCents(rate),
  amount: ({ amount }) => inCents(amount),
  taxed: ({ taxed }) => (taxed ? 'Yes' : 'No'),
} as const satisfies Record<LineColumn, LineCell>;

/** A row a line, or a row an invoice where no column is of a line. */
export function plainRows(invoices: readonly BookedInvoice[], books: Books, columns: ColumnMap): string[][] {
  const byLine = columns.some(({ field }) => isOfLine(field));
  const rows = invoices.flatMap((invoice) => {
    const lines = bookLines(invoice, books);
    if (!byLine) return [columns.map(({ field }) => cellOf(field, invoice, books))];
    const its = lines.map((line) => columns.map(({ field }) => cellOf(field, invoice, books, line)));
    const at = columns.findIndex(({ field }) => field === 'amount');
    if (at !== -1) mustBe(invoice, sumOf(its.map((cells) => Number(cells[at]))));
    return its;
  });
  return [columns.map(({ header }) => header), ...rows];
}

const cellOf = (field: PlainColumn, invoice: BookedInvoice, books: Books, line?: BookLine): string => {
  if (!isOfLine(field)) return oneLine(ofInvoice[field](invoice, books));
  return line ? oneLine(ofLine[field](line)) : '';
};
