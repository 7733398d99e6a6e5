import type { followUpActions } from '@tidemark/contract/follow-ups';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { followUpColumns, visibleFollowUps } from './read.ts';

export const followUpsOfProject: Handler<typeof followUpActions.ofProject> = async (
  { db, actor },
  { params },
) => {
  const { id } = await readProject(db, actor, params.projectId);
  const followUps = await visibleFollowUps(db, actor)
    .select(followUpColumns)
    .where((is) => is.or([is('followUps.originalProjectId', '=', id), is('followUps.projectId', '=', id)]))
    .orderBy('followUps.id')
    .execute();
  return { followUps };
};
