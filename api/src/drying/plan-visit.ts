import type { dryingActions } from '@tidemark/contract/drying/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { keepPlan } from './keep-plan.ts';
import { noteDrying } from './note-drying.ts';
import { lockDrying } from './read.ts';

/** Plans the next drying visit, or none. */
export const planVisit: Handler<typeof dryingActions.planVisit> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { project } = await lockDrying(tx, actor, params.id);
  await keepPlan(context, project, body);
  await noteDrying(tx, project.id);
  return { project: await readProject(tx, actor, project.id) };
};
