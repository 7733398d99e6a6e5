import type { roomActions } from '@tidemark/contract/rooms';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockOpenRoom } from './read.ts';

/** The claim sheet goes with its room; the log keeps that there was one. */
export const removeRoom: Handler<typeof roomActions.remove> = async (context, { params }) => {
  const { tx, actor } = context;
  const found = await lockOpenRoom(tx, actor, params.id);
  await tx.deleteFrom('rooms').where('id', '=', found.id).execute();
  await record(tx, context, { action: 'room-deleted', subject: 'room', subjectId: found.id, before: found });
  return {};
};
