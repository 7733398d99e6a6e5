import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { judgeJob } from './judge-job.ts';
import { refuseFaulty } from './save-version.ts';

export const tryProfile: Handler<typeof evidenceProfileActions.tryOn> = async ({ tx, actor }, { body }) => {
  refuseFaulty(body.profile);
  const { facts, waivers } = await judgeJob(tx, actor, await readProject(tx, actor, body.projectId));
  return { evidence: judgeEvidence(facts, body.profile, waivers) };
};
