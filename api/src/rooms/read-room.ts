import type { roomActions } from '@tidemark/contract/rooms';
import type { Handler } from '../context.ts';
import { readRoom as read } from './read.ts';

export const readRoom: Handler<typeof roomActions.read> = async ({ db, actor }, { params }) => ({
  room: await read(db, actor, params.id),
});
