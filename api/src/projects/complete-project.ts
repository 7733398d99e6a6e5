import { mayBecome, type projectActions } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockProject } from './read.ts';
import { refuseWhileInspected } from './refuse-while-inspected.ts';
import { setStatus } from './set-status.ts';

export const completeProject: Handler<typeof projectActions.complete> = async (context, { params }) => {
  const { tx, actor } = context;
  const project = await lockProject(tx, actor, params.id);
  if (!mayBecome(project.status, 'Completed')) throw new Refusal('status_change_refused');
  await refuseWhileInspected(tx, project.id);
  return { project: await setStatus(tx, context, project, 'Completed') };
};
