import { accountingFolder } from '@tidemark/contract/deliveries';
import type { QueueBookFiles } from '../accounting/read.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueDelivery } from './queue-delivery.ts';

export const queueBookFiles =
  (jobs: Jobs): QueueBookFiles =>
  async ({ tx, requestId }, { batch, files }) => {
    for (const name of files)
      await queueDelivery(tx, jobs, {
        ...{ inspectionId: null, accountingBatch: batch, requestId },
        kind: 'drive-file',
        title: `Accounting export ${batch}: ${name}`,
        file: { document: 'accounting', folder: accountingFolder, name },
      });
  };
