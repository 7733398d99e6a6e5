import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { readInspection as read, shown } from './read.ts';

export const readInspection: Handler<typeof inspectionActions.read> = async (context, { params }) => {
  const { db, actor } = context;
  const inspection = await read(db, actor, params.id);
  const rooms = await db
    .selectFrom('rooms')
    .select('id')
    .where('inspectionId', '=', inspection.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { inspection: { ...shown(context, inspection), rooms: rooms.map(({ id }) => id) } };
};
