import type { Delivery } from '@tidemark/contract/deliveries';
import type { InvoiceLetter } from '@tidemark/contract/invoices/entry';
import type { WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';

/** Queues a letter in the same transaction, as a delivery of an inspection of the job. */
export type QueueInvoiceLetter = (
  context: WriteContext,
  of: { inspectionId: string; title: string; letter: InvoiceLetter },
) => Promise<Delivery>;

/** The letter with an invoice that a delivery brings; undefined where it brings something else. */
export const invoiceLetterOf = (db: Read, deliveryId: string) =>
  db
    .selectFrom('invoiceLetters')
    .select(['invoiceId', 'letter'])
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirst();
