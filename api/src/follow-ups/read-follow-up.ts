import type { followUpActions } from '@tidemark/contract/follow-ups';
import type { Handler } from '../context.ts';
import { readFollowUp as read } from './read.ts';

export const readFollowUp: Handler<typeof followUpActions.read> = async ({ db, actor }, { params }) => ({
  followUp: await read(db, actor, params.id),
});
