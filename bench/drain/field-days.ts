import '../../web/src/offline/testing/indexed-db.ts';
import '../../web/src/offline/testing/browser.ts';
import { randomUUID } from 'node:crypto';
import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { type ClaimSheetSection, claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { documentationActions } from '@tidemark/contract/documentation';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { roomActions } from '@tidemark/contract/rooms';
import type { Technician } from '@tidemark/contract/technicians';
import { perform } from '../../web/src/offline/outbox/perform.ts';
import { performUpload } from '../../web/src/offline/outbox/perform-upload.ts';
import { sha256 } from '../../web/src/offline/outbox/sha256.ts';
import { setSession } from '../../web/src/offline/session/session.ts';
import { type Device, device } from '../../web/src/offline/store/device.ts';
import { lay } from '../../web/src/offline/store/lay.ts';

export interface Photo {
  name: string;
  bytes: Buffer;
}

/** Lines with both detach and dispose columns. */
const lines = (claimSheetSections as readonly ClaimSheetSection[])
  .filter(({ columns }) => columns.includes('detach') && columns.includes('dispose'))
  .flatMap(({ rows }) => rows.map(({ fieldMasterId }) => fieldMasterId));

export const plan = { rooms: 20, changesARoom: 20, photosARoom: 5 };

/**
 * Three offline days of work, done by the app's own code on a device in memory: room after room is added, measured,
 * filled and photographed. Changes alternate so that none merge.
 * @returns the device with its full queue
 */
export async function workOffline(
  technicianId: number,
  inspection: Inspection,
  photos: readonly Photo[],
): Promise<Device> {
  setSession({ accessToken: '-', refreshToken: '-', technician: { id: technicianId } as Technician });
  const on = device();
  await lay([{ table: 'inspections', id: inspection.id, record: inspection }], { since: 0 });
  const inspectionId = inspection.id;
  for (let number = 0; number < plan.rooms; number++) {
    const roomId = randomUUID();
    const name = `Room ${number + 1}`;
    await perform(roomActions.create, { body: { id: roomId, inspectionId, name, type: 'Basement' } });
    for (let turn = 1; turn < plan.changesARoom; turn++) {
      if (turn % 2 === 0) {
        const size = { dimensionsLength: 10 + turn, dimensionsWidth: 12, dimensionsHeight: 8 };
        await perform(roomActions.update, { params: { id: roomId }, body: size });
      } else if (turn === 9) {
        const body = { additionalNotes: `Standing water in ${name}, two inches at the north wall.` };
        await perform(inspectionActions.update, { params: { id: inspectionId }, body });
        await perform(inspectionActions.step, { params: { id: inspectionId }, body: { currentStep: 1 } });
        turn++;
      } else {
        const claimSheetData = toClaimSheetPart({ [lines[turn]!]: { detach: turn * 10, dispose: turn } });
        await perform(claimSheetActions.save, {
          body: { inspectionId, inspectionRoomId: roomId, claimSheetData },
        });
      }
    }
    const its = photos.slice(number * plan.photosARoom, (number + 1) * plan.photosARoom);
    for (const photo of its) await take(inspectionId, photo);
  }
  return on;
}

async function take(inspectionId: string, { name, bytes: given }: Photo): Promise<void> {
  const bytes = new Uint8Array(given).buffer;
  const facts = { name, size: bytes.byteLength, sha256: await sha256(bytes) };
  await performUpload(
    documentationActions.upload,
    { body: { id: randomUUID(), inspectionId, type: 'photo', file: facts } },
    { file: { type: 'image/jpeg', bytes } },
  );
}
