import { z } from 'zod';
import { requiredText } from '../shapes.ts';

const ofInvoice = {
  invoice: 'Invoice',
  date: 'Date',
  due: 'Due',
  terms: 'Terms',
  customer: 'Customer',
  claim: 'Claim number',
  billTo: 'Bill to',
  project: 'Project',
  address: 'Address',
  memo: 'Memo',
  receivable: 'Receivable account',
  income: 'Income account',
  total: 'Total',
} as const;
const ofLine = {
  item: 'Item',
  description: 'Description',
  code: 'Code',
  quantity: 'Quantity',
  unit: 'Unit',
  rate: 'Rate',
  amount: 'Amount',
  taxed: 'Taxed',
} as const;

export type InvoiceColumn = keyof typeof ofInvoice;
export type LineColumn = keyof typeof ofLine;
export type PlainColumn = InvoiceColumn | LineColumn;
export const isOfLine = (field: PlainColumn): field is LineColumn => Object.hasOwn(ofLine, field);
export const plainColumns = [...Object.keys(ofInvoice), ...Object.keys(ofLine)] as [
  PlainColumn,
  ...PlainColumn[],
];
export const columnTitle = (field: PlainColumn): string =>
  isOfLine(field) ? ofLine[field] : ofInvoice[field];

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
