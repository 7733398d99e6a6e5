import { v7 as uuidv7 } from 'uuid';
import type { Jobs } from '../jobs/jobs.ts';
import type { QueuePackageMail } from '../packages/read.ts';
import { queueDelivery } from './queue-delivery.ts';

export const queuePackageMail =
  (jobs: Jobs): QueuePackageMail =>
  ({ tx, requestId }, { inspectionId, part, of, letter }) =>
    queueDelivery(tx, jobs, {
      ...{ inspectionId, requestId },
      kind: 'mail',
      title: `${of > 1 ? `Package, part ${part} of ${of},` : 'Package'} to ${letter.to.join(', ')}`,
      letter: uuidv7(),
    });
