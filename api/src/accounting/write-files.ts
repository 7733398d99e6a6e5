import type { BookedInvoice, Books } from '@tidemark/contract/accounting/book-lines';
import type { ColumnMap } from '@tidemark/contract/accounting/columns';
import { iifText } from '@tidemark/contract/accounting/iif';
import { plainRows } from '@tidemark/contract/accounting/plain-csv';
import { qboFiles } from '@tidemark/contract/accounting/qbo-csv';
import { windows1252Bytes } from '@tidemark/contract/accounting/windows-1252';
import { formulaNotAmount } from '@tidemark/contract/csv';
import Papa from 'papaparse';

export interface BookFile {
  name: string;
  bytes: Buffer;
}
/** A format with what it needs. */
export type BookFormat = { format: 'qbo-csv' | 'iif' } | { format: 'csv'; columns: ColumnMap };

const csvBytes = (rows: string[][]) =>
  Buffer.from(`\uFEFF${Papa.unparse(rows, { escapeFormulae: formulaNotAmount, newline: '\r\n' })}\r\n`);

/** The files of a batch. @throws Error where they do not come to the invoices' totals */
export function writeFiles(
  batch: number,
  of: BookFormat,
  invoices: readonly BookedInvoice[],
  books: Books,
): BookFile[] {
  switch (of.format) {
    case 'iif':
      return [
        { name: `invoices-${batch}.iif`, bytes: Buffer.from(windows1252Bytes(iifText(invoices, books))) },
      ];
    case 'csv':
      return [{ name: `invoices-${batch}.csv`, bytes: csvBytes(plainRows(invoices, books, of.columns)) }];
    case 'qbo-csv':
      return qboFiles(invoices, books).map((rows, at) => ({
        name: `quickbooks-online-${batch}-${at + 1}.csv`,
        bytes: csvBytes(rows),
      }));
  }
}
