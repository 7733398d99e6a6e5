import { driveFolder } from '@tidemark/contract/deliveries';
import { inspectionNumber, type OnCompleted } from '../inspections/read.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { roomsOf } from '../rooms/read.ts';
import { queueEstimate } from './deliver-estimate.ts';
import { reportFileName, sheetFileName } from './file-name.ts';
import { queueDelivery } from './queue-delivery.ts';

/**
 * Queues what a completed inspection and its estimate deliver, in the completing transaction (decisions.md, "After
 * submit").
 */
export function deliverCompleted(jobs: Jobs): OnCompleted {
  return async ({ tx, actor, requestId }, inspection) => {
    const { id: inspectionId, projectId } = inspection;
    const of = { inspectionId, requestId };
    const numbers = { projectId, inspection: await inspectionNumber(tx, inspectionId) };
    await queueDelivery(tx, jobs, { ...of, kind: 'crm-record', title: 'Inspection to the CRM' });
    await queueEstimate(tx, jobs, inspection, requestId);
    await queueDelivery(tx, jobs, {
      ...of,
      kind: 'drive-file',
      title: 'Inspection report to the drive',
      file: { document: 'report', folder: driveFolder, name: reportFileName(numbers) },
    });
    for (const [index, room] of (await roomsOf(tx, actor, inspectionId)).entries()) {
      if (!room.claimItem?.filledCount) continue;
      await queueDelivery(tx, jobs, {
        ...of,
        kind: 'drive-file',
        title: `Claim sheet of ${room.name}`,
        roomId: room.id,
        file: {
          document: 'claim-sheet',
          folder: driveFolder,
          name: sheetFileName(numbers, { name: room.name, place: index + 1 }),
        },
      });
    }
    await queueDelivery(tx, jobs, { ...of, kind: 'mail', title: 'Mail to the office' });
  };
}
