import { mayBecome, type Project, type projectActions } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { lockProject } from './read.ts';
import { refuseWhileInspected } from './refuse-while-inspected.ts';
import { setStatus } from './set-status.ts';

/** @throws Refusal status_change_refused, and while it is being inspected */
export async function complete(context: SignedIn<WriteContext>, project: Project): Promise<Project> {
  const { tx } = context;
  if (!mayBecome(project.status, 'Completed')) throw new Refusal('status_change_refused');
  await refuseWhileInspected(tx, project.id);
  return setStatus(tx, context, project, 'Completed');
}

export const completeProject: Handler<typeof projectActions.complete> = async (context, { params }) => ({
  project: await complete(context, await lockProject(context.tx, context.actor, params.id)),
});
