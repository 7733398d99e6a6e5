import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { unlessShut } from '../offline/disk/index.ts';
import { isCutOff } from '../offline/faults/index.ts';
import { readRecord, readRecords } from '../offline/store/index.ts';

/** What this device has of a room's claim sheet when its page is opened. */
export interface RoomPage {
  room: Room;
  /** All rooms of the inspection. */
  rooms: readonly Room[];
  inspection: Inspection | null;
  sheet: Sheet | null;
}

/**
 * All of it before the page is drawn, so that it is drawn once. Null: the room is not on this device, or what is cannot be
 * read, or is taken away meanwhile; no screen is there to say so as long as this waits, and the page reads for itself then.
 */
export async function readRoomPage(roomId: string): Promise<RoomPage | null> {
  const page = unlessShut(() => read(roomId)).catch((error: unknown) => {
    if (isCutOff(error)) return null;
    throw error;
  });
  return (await page) ?? null;
}

async function read(roomId: string): Promise<RoomPage | null> {
  const [room, sheet] = await Promise.all([readRecord('rooms', roomId), readRecord('sheets', roomId)]);
  if (!room) return null;
  const { inspectionId } = room;
  const [rooms, inspection] = await Promise.all([
    readRecords('rooms', { inspectionId }),
    readRecord('inspections', inspectionId),
  ]);
  return { room, rooms, inspection, sheet };
}
