import type { jobActions } from '@tidemark/contract/job/actions';
import type { Handler } from '../context.ts';
import { lockProject } from '../projects/read.ts';
import { openJob } from './open-job.ts';
import { describeJob } from './read-job.ts';

export const reopenJob: Handler<typeof jobActions.reopen> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await openJob(context, await lockProject(tx, actor, params.id), body.reason);
  return { job: await describeJob(tx, project) };
};
