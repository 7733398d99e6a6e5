import { Refusal } from '@tidemark/contract/refusals';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { v7 as uuidv7 } from 'uuid';
import type { QueueLetter } from '../estimates/read.ts';
import type { Files } from '../files/blobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { plannedParts, readReport } from '../reports/read.ts';
import type { QueueSupplementLetter } from '../supplements/read.ts';
import { office } from './papers.ts';
import { queueDelivery } from './queue-delivery.ts';

const tooLarge =
  'The report is too large for one email. Leave it out here, and download it in parts under Papers.';

/** Mail servers refuse large mails: a report in parts is refused while somebody can still choose otherwise. */
export function queueLetter(jobs: Jobs, files: Files): QueueLetter {
  return async ({ tx, requestId }, { inspectionId, number, letter }) => {
    if (letter.attachments.includes('report')) {
      const read = await readReport(tx, files, office, inspectionId);
      if (plannedParts(read).length > 1)
        throw new Refusal('validation_failed', [{ field: 'attachments', message: tooLarge }]);
    }
    const { id } = await queueDelivery(tx, jobs, {
      ...{ inspectionId, requestId },
      kind: 'mail',
      title: `Estimate ${number} to ${[...letter.to, ...letter.cc].join(', ')}`,
      letter: uuidv7(),
    });
    return id;
  };
}

export const queueSupplementLetter =
  (jobs: Jobs): QueueSupplementLetter =>
  async ({ tx, requestId }, { inspectionId, number, letter }) => {
    const { id } = await queueDelivery(tx, jobs, {
      ...{ inspectionId, requestId },
      kind: 'mail',
      title: `Supplement ${supplementNumber(number)} to ${[...letter.to, ...letter.cc].join(', ')}`,
      letter: uuidv7(),
    });
    return id;
  };
