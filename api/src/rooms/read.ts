import { type Actor, isManager } from '@tidemark/contract/access';
import { Refusal } from '@tidemark/contract/refusals';
import { type Room, room as shape } from '@tidemark/contract/rooms';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';
import { lockInspection, refuseUnlessOpen } from '../inspections/read.ts';

const columns = Object.keys(shape.shape)
  .filter((name) => name !== 'claimItem')
  .map((name) => `rooms.${name}` as `rooms.${Exclude<keyof Room, 'claimItem'>}`);

/** Rooms with the state of their sheets, of the projects the caller may see. */
function visibleRooms(db: Read, actor: Actor) {
  const all = db
    .selectFrom('rooms')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .innerJoin('projects', 'projects.id', 'inspections.projectId')
    .leftJoin('claimSheets', 'claimSheets.roomId', 'rooms.id');
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

export function selectRooms(db: Read, actor: Actor) {
  return visibleRooms(db, actor)
    .select(columns)
    .select(
      sql<Room['claimItem']>`
        CASE WHEN claim_sheets.room_id IS NOT NULL
        THEN json_build_object('id', claim_sheets.room_id, 'filledCount', claim_sheets.filled_count) END`.as(
        'claimItem',
      ),
    );
}

/** @throws Refusal room_not_found, also for a room of another technician's project */
export async function readRoom(db: Read, actor: Actor, id: string): Promise<Room> {
  const found = await selectRooms(db, actor).where('rooms.id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('room_not_found');
  return found;
}

/** The rooms of an inspection in their order (contract/src/room-order.ts). */
export function roomsOf(db: Read, actor: Actor, inspectionId: string): Promise<Room[]> {
  return selectRooms(db, actor)
    .where('rooms.inspectionId', '=', inspectionId)
    .orderBy('rooms.position')
    .orderBy('rooms.id')
    .execute();
}

/** Reads a room whose inspection is open and keeps both from changing until the transaction ends. */
export async function lockOpenRoom(tx: Tx, actor: Actor, id: string): Promise<Room> {
  const { inspectionId } = await readRoom(tx, actor, id);
  refuseUnlessOpen(await lockInspection(tx, actor, inspectionId));
  return readRoom(tx, actor, id);
}
