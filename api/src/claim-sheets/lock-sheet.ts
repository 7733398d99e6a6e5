import type { Actor } from '@tidemark/contract/access';
import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';
import { lockOpenRoom } from '../rooms/read.ts';

/** The room whose sheet is written, its inspection open and locked. A room of another inspection is not found. */
export async function lockSheet(
  tx: Tx,
  actor: Actor,
  sent: { inspectionId: string; inspectionRoomId: string },
) {
  const room = await lockOpenRoom(tx, actor, sent.inspectionRoomId);
  if (room.inspectionId !== sent.inspectionId) throw new Refusal('room_not_found');
  return room;
}
