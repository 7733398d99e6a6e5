import type { deliveryActions } from '@tidemark/contract/deliveries';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { inspectionNumber, readInspection } from '../inspections/read.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { readRoom, roomsOf } from '../rooms/read.ts';
import { sheetFileName } from './file-name.ts';
import { queueDelivery } from './queue-delivery.ts';

export function uploadPdf(jobs: Jobs): Handler<typeof deliveryActions.uploadPdf> {
  return async ({ tx, actor, requestId }, { params, body }) => {
    const room = await readRoom(tx, actor, params.roomId);
    if (room.inspectionId !== params.inspectionId.toLowerCase()) throw new Refusal('room_not_found');
    const { projectId } = await readInspection(tx, actor, room.inspectionId);
    const rooms = await roomsOf(tx, actor, room.inspectionId);
    const place = rooms.findIndex(({ id }) => id === room.id) + 1;
    const inspection = await inspectionNumber(tx, room.inspectionId);
    const name = sheetFileName({ projectId, inspection }, { name: room.name, place });
    const delivery = await queueDelivery(tx, jobs, {
      inspectionId: room.inspectionId,
      kind: 'drive-file',
      title: `Claim sheet of ${room.name}`,
      roomId: room.id,
      requestId,
      file: { document: 'claim-sheet', folder: body.folderName, name },
    });
    return { delivery };
  };
}
