import type { roomActions } from '@tidemark/contract/rooms';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockOpenRoom, readRoom } from './read.ts';

/** The claim sheet is deleted with its room; the log records that there was one. */
export const removeRoom: Handler<typeof roomActions.remove> = async (context, { params }) => {
  const { tx, actor } = context;
  const { id } = await lockOpenRoom(tx, actor, params);
  const found = await readRoom(tx, actor, id);
  await tx.deleteFrom('rooms').where('id', '=', id).execute();
  await record(tx, context, { action: 'room-deleted', subject: 'room', subjectId: id, before: found });
  return {};
};
