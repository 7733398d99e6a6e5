import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { jobState } from '@tidemark/contract/job/state';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockProject } from '../projects/read.ts';
import { judgeJob } from './judge-job.ts';
import { keptProfile, newestProfile, profileOf } from './read.ts';
import { settleProfile } from './settle-profile.ts';

export const chooseProfile: Handler<typeof evidenceProfileActions.choose> = async (
  context,
  { params, body: { profileId, version } },
) => {
  const { tx, actor } = context;
  const project = await lockProject(tx, actor, params.id);
  if (jobState(project) === 'Closed') throw new Refusal('job_closed');
  await settleProfile(tx, profileId);
  // A deleted one is kept by the jobs that have it, and set for no other.
  await newestProfile(tx, profileId);
  const { name } = await profileOf(tx, profileId, version);
  const was = await keptProfile(tx, project.id);
  if (was?.id !== profileId || was.version !== version) {
    await tx
      .insertInto('jobProfiles')
      .values({ projectId: project.id, profileId, version })
      .onConflict((on) => on.column('projectId').doUpdateSet({ profileId, version }))
      .execute();
    await record(tx, context, {
      action: 'evidence-profile-set',
      subject: 'project',
      subjectId: project.id,
      ...(was && { before: { profile: was.name, version: was.version } }),
      after: { profile: name, version },
    });
  }
  const { facts: _, ...judged } = await judgeJob(tx, actor, project);
  return judged;
};
