import type { roomActions } from '@tidemark/contract/rooms';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { roomsOf } from './read.ts';

export const roomsOfInspection: Handler<typeof roomActions.ofInspection> = async (
  { db, actor },
  { params },
) => {
  const inspection = await readInspection(db, actor, params.inspectionId);
  return { rooms: await roomsOf(db, actor, inspection.id) };
};
