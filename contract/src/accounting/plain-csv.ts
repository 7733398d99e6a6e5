import { z } from 'zod';
import { sumOf } from '../estimates/decimal.ts';
import { requiredText } from '../shapes.ts';
import {
  type BookedInvoice,
  type BookLine,
  type Books,
  bookLines,
  bookMemo,
  customerParts,
  inCents,
  mustBe,
} from './book-lines.ts';

type Cell = (invoice: BookedInvoice, books: Books) => string;
type LineCell = (line: BookLine) => string;

const ofInvoice = {
  invoice: { title: 'Invoice', cell: ({ number }) => number },
  date: { title: 'Date', cell: ({ issuedOn }) => issuedOn },
  due: { title: 'Due', cell: ({ dueOn }) => dueOn },
  terms: { title: 'Terms', cell: ({ terms }) => terms },
  customer: { title: 'Customer', cell: (invoice, books) => customerParts(invoice, books)[0] ?? '' },
  claim: { title: 'Claim number', cell: ({ customer }) => customer.claimNumber ?? '' },
  billTo: { title: 'Bill to', cell: ({ billTo }) => billTo.name },
  project: { title: 'Project', cell: ({ projectId }) => String(projectId) },
  address: { title: 'Address', cell: ({ projectAddress }) => projectAddress },
  memo: { title: 'Memo', cell: bookMemo },
  receivable: { title: 'Receivable account', cell: (_, { receivableAccount }) => receivableAccount },
  income: { title: 'Income account', cell: (_, { incomeAccount }) => incomeAccount },
  total: { title: 'Total', cell: ({ total }) => inCents(total) },
} as const satisfies Record<string, { title: string; cell: Cell }>;
const ofLine = {
  item: { title: 'Item', cell: ({ item }) => item },
  description: { title: 'Description', cell: ({ description }) => description },
  code: { title: 'Code', cell: ({ code }) => code },
  quantity: { title: 'Quantity', cell: ({ quantity }) => String(quantity) },
  unit: { title: 'Unit', cell: ({ unit }) => unit },
  rate: { title: 'Rate', cell: ({ rate }) => inCents(rate) },
  amount: { title: 'Amount', cell: ({ amount }) => inCents(amount) },
  taxed: { title: 'Taxed', cell: ({ taxed }) => (taxed ? 'Yes' : 'No') },
} as const satisfies Record<string, { title: string; cell: LineCell }>;

type InvoiceColumn = keyof typeof ofInvoice;
type LineColumn = keyof typeof ofLine;
export type PlainColumn = InvoiceColumn | LineColumn;
const isOfLine = (field: PlainColumn): field is LineColumn => Object.hasOwn(ofLine, field);
export const plainColumns = [...Object.keys(ofInvoice), ...Object.keys(ofLine)] as [
  PlainColumn,
  ...PlainColumn[],
];
export const columnTitle = (field: PlainColumn): string =>
  isOfLine(field) ? ofLine[field].title : ofInvoice[field].title;

/** Which columns, in which order, under which names. */
export const columnMap = z
  .array(
    z.strictObject({ field: z.enum(plainColumns), header: requiredText(60, 'A column needs a header.') }),
  )
  .min(1, 'Choose at least one column.')
  .max(plainColumns.length, 'Use each column once.')
  .refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    'Use each column once.',
  );
export type ColumnMap = z.output<typeof columnMap>;

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
  if (!isOfLine(field)) return ofInvoice[field].cell(invoice, books);
  return line ? ofLine[field].cell(line) : '';
};
