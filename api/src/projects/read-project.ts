import type { projectActions } from '@tidemark/contract/projects';
import type { Handler } from '../context.ts';
import { readProject as read } from './read.ts';

export const readProject: Handler<typeof projectActions.read> = async ({ db, actor }, { params }) => ({
  project: await read(db, actor, params.id),
});
