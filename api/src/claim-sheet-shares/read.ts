import type { Actor } from '@tidemark/contract/access';
import { Refusal } from '@tidemark/contract/refusals';
import type { Room } from '@tidemark/contract/rooms';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { readRoom } from '../rooms/read.ts';

/** @throws Refusal room_not_found, also for a room of another inspection or another technician's project */
export async function roomToShare(
  db: Read,
  actor: Actor,
  { inspectionId, roomId }: { inspectionId: string; roomId: string },
): Promise<Room> {
  const room = await readRoom(db, actor, roomId);
  if (room.inspectionId !== inspectionId) throw new Refusal('room_not_found');
  return room;
}

/** A room's active share. */
export function activeShare(db: Read, roomId: string) {
  return db
    .selectFrom('claimSheetShares')
    .select(['id', 'expiresAt'])
    .where('roomId', '=', roomId)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
}
