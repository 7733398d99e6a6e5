import { z } from 'zod';
import { action } from '../action.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { countedDate, inUrl, serialId, text, uuid } from '../shapes.ts';
import { ages, daysToPayment, owedByAge } from './aging.ts';
import { accountingBatch, exportFormats, mostInBatch } from './batch.ts';
import { columnMap } from './columns.ts';
import { listedInvoice, listedStates } from './listed-invoice.ts';

export const accountingActions = {
  invoices: action({
    name: 'accounting.invoices',
    method: 'GET',
    path: '/invoices',
    summary:
      'The invoices of all projects, newest first, with what is owed by age. `from` and `to` are days of issue, `search` is of number, names, claim and project',
    access: 'manager',
    query: z.strictObject({
      ...pageQuery,
      state: z.enum(listedStates).optional(),
      age: z.enum(ages).optional(),
      search: text(200).optional(),
      from: countedDate.optional(),
      to: countedDate.optional(),
    }),
    answer: z.object({
      invoices: z.array(listedInvoice),
      pagination,
      /** Of all invoices, whatever is searched. */
      owed: owedByAge,
      /** What is open of those that match, without drafts. */
      open: z.number(),
      daysToPayment,
      counts: z.record(z.enum(listedStates), z.number()),
      /** Issued and in no batch yet. */
      unexported: z.number(),
    }),
  }),
  makeExport: action({
    name: 'accounting.export',
    method: 'POST',
    path: '/accounting-exports',
    summary:
      'Write issued invoices for the books: those named, or all that are in no batch. One that was exported before needs `again`',
    access: 'manager',
    body: z.strictObject({
      format: z.enum(exportFormats),
      invoices: z
        .array(uuid)
        .min(1)
        .max(mostInBatch, `Export at most ${mostInBatch.toLocaleString('en-US')} invoices at once.`)
        .optional(),
      unexported: z.literal(true).optional(),
      again: z.boolean().default(false),
      /** Sends the files to the drive too. */
      deliver: z.boolean().default(false),
      /** Of the format `csv`. */
      columns: columnMap.optional(),
    }),
    answer: z.object({ batch: accountingBatch }),
    creates: 'always',
    message: 'Export ready.',
    refusals: [
      ...(['already_exported', 'nothing_to_export', 'invoice_not_found', 'invoice_not_issued'] as const),
      'validation_failed',
    ],
  }),
  exports: action({
    name: 'accounting.exports',
    method: 'GET',
    path: '/accounting-exports',
    summary: 'The batches that went to the books, newest first',
    access: 'manager',
    query: z.strictObject(pageQuery),
    answer: z.object({ batches: z.array(accountingBatch), pagination }),
  }),
  file: action({
    name: 'accounting.file',
    method: 'GET',
    path: '/accounting-exports/:batch/:file',
    summary: 'A file of a batch, as it was written',
    access: 'manager',
    params: z.strictObject({ batch: inUrl(serialId), file: text(100) }),
    answer: z.never(),
    binary: 'application/octet-stream',
    refusals: ['file_not_found'],
  }),
};
