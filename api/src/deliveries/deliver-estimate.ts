import { driveFolder } from '@tidemark/contract/deliveries';
import type { Tx } from '../db/database.ts';
import type { OnEstimated } from '../estimates/read.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { estimateFileName } from './file-name.ts';
import { queueDelivery } from './queue-delivery.ts';

/** The newest estimate, as a quote to the CRM and as its one PDF in the drive. */
export async function queueEstimate(
  tx: Tx,
  jobs: Jobs,
  { id: inspectionId, projectId }: { id: string; projectId: number },
  requestId: string,
): Promise<void> {
  const of = { inspectionId, requestId };
  const numbers = { projectId, inspection: await inspectionNumber(tx, inspectionId) };
  await queueDelivery(tx, jobs, { ...of, kind: 'quote', title: 'Quote to the CRM' });
  await queueDelivery(tx, jobs, {
    ...of,
    kind: 'drive-file',
    title: 'Estimate to the drive',
    file: { document: 'estimate', folder: driveFolder, name: estimateFileName(numbers) },
  });
}

/** A recalculated estimate replaces the one sent; before Submit none was sent. */
export function deliverEstimate(jobs: Jobs): OnEstimated {
  return async ({ tx, requestId }, inspection) => {
    if (inspection.status === 'Completed') await queueEstimate(tx, jobs, inspection, requestId);
  };
}
