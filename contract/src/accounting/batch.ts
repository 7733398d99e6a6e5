import { z } from 'zod';
import { delivery } from '../deliveries.ts';
import { dateTime } from '../shapes.ts';
import { columnMap } from './columns.ts';

/** For QuickBooks Online, QuickBooks Desktop, and with columns of one's own. */
export const exportFormats = ['qbo-csv', 'iif', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Most invoices of one batch; the others are for the next one. */
export const mostInBatch = 1_000;

const inBatch = z.object({ id: z.string(), number: z.string(), projectId: z.number(), total: z.number() });

/** Invoices that went to the books together; its files stay as they were written. */
export const accountingBatch = z.object({
  number: z.number(),
  format: z.enum(exportFormats),
  /** Of the format `csv`, else null. */
  columns: columnMap.nullable(),
  madeAt: dateTime,
  madeBy: z.string(),
  invoices: z.array(inBatch),
  total: z.number(),
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      /** The delivery that takes the file to the drive; null if the export was not sent there. */
      delivery: delivery.pick({ id: true, state: true, lastError: true }).nullable(),
    }),
  ),
});
export type AccountingBatch = z.output<typeof accountingBatch>;
