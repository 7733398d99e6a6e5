import type { projectActions } from '@tidemark/contract/projects';
import type { Handler } from '../context.ts';
import { beginWork } from './begin-work.ts';
import { lockProject } from './read.ts';

export const startProject: Handler<typeof projectActions.start> = async (context, { params }) => {
  const project = await lockProject(context.tx, context.actor, params.id);
  return { project: await beginWork(context, project) };
};
