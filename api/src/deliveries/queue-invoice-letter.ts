import { v7 as uuidv7 } from 'uuid';
import type { QueueInvoiceLetter } from '../invoices/read.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueDelivery } from './queue-delivery.ts';

export const queueInvoiceLetter =
  (jobs: Jobs): QueueInvoiceLetter =>
  ({ tx, requestId }, { inspectionId, title, letter }) =>
    queueDelivery(tx, jobs, {
      ...{ inspectionId, requestId },
      kind: 'mail',
      title: `${title} to ${[...letter.to, ...letter.cc].join(', ')}`,
      letter: uuidv7(),
    });
