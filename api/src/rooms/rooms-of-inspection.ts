import type { roomActions } from '@tidemark/contract/rooms';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { selectRooms } from './read.ts';

export const roomsOfInspection: Handler<typeof roomActions.ofInspection> = async ({ db, actor }, { params }) => {
  const inspection = await readInspection(db, actor, params.inspectionId);
  const rooms = await selectRooms(db, actor)
    .where('rooms.inspectionId', '=', inspection.id)
    .orderBy('rooms.createdAt')
    .orderBy('rooms.id')
    .execute();
  return { rooms };
};
