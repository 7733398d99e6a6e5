import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { Handler } from '../context.ts';
import { billingOf } from '../invoices/read.ts';
import { readProject } from '../projects/read.ts';
import { judgeJob } from './judge-job.ts';
import { keptProfile } from './read.ts';
import { waiversOf } from './waivers-of.ts';

export const judgeProject: Handler<typeof evidenceProfileActions.judge> = async ({ db, actor }, { params }) =>
  judgeJob(db, actor, await readProject(db, actor, params.id));

export const readHeld: Handler<typeof evidenceProfileActions.held> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  return {
    profile: (await keptProfile(db, id)) ?? null,
    waivers: await waiversOf(db, id),
    billing: await billingOf(db, id),
  };
};
