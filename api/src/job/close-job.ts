import { noPlan } from '@tidemark/contract/drying/fields/plan';
import type { jobActions } from '@tidemark/contract/job/actions';
import { jobState } from '@tidemark/contract/job/state';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockProject, projectColumns } from '../projects/read.ts';
import { describeJob } from './read-job.ts';
import { type Ask, unfinished } from './unfinished.ts';

/** Closes a job. What is not finished is refused first, and closed `anyway` with a reason. */
export const closeJob =
  (asks: readonly Ask[]): Handler<typeof jobActions.close> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const found = await lockProject(tx, actor, params.id);
    const state = jobState(found);
    if (state === 'not begun') throw new Refusal('job_not_begun');
    if (state === 'Closed') return { job: await describeJob(tx, found) };
    const details = await unfinished(tx, found, asks);
    const { reason, anyway = false } = body;
    if (details.length > 0 && !(anyway && reason)) throw new Refusal('job_unfinished', details);
    const project = await tx
      .updateTable('projects')
      // Nobody comes to a closed job any more.
      .set({
        ...{ jobClosedAt: sql`now()`, jobClosedBy: actor.id, jobReason: reason || null },
        ...{ ...noPlan, dryingNeedsAt: null },
      })
      .where('id', '=', found.id)
      .returning(projectColumns)
      .executeTakeFirstOrThrow();
    await record(tx, context, {
      action: 'job-closed',
      subject: 'project',
      subjectId: found.id,
      after: { reason: reason || null, unfinished: details.map(({ message }) => message) },
    });
    return { job: await describeJob(tx, project) };
  };
