import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';

interface RoomOf {
  roomId: string | null;
  roomName: string | null;
}

/**
 * Where a job's file is put: a room of any inspection of the project. A room that is gone takes its place in the house with
 * it, not the file.
 * @throws Refusal room_not_found for a room of another project
 */
export async function roomOf(tx: Tx, projectId: number, roomId: string | null | undefined): Promise<RoomOf> {
  const none = { roomId: null, roomName: null };
  if (!roomId) return none;
  const room = await tx
    .selectFrom('rooms')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .select(['rooms.id', 'rooms.name', 'inspections.projectId'])
    .where('rooms.id', '=', roomId)
    .executeTakeFirst();
  if (!room) return none;
  if (room.projectId !== projectId) throw new Refusal('room_not_found');
  return { roomId: room.id, roomName: room.name };
}
