import { type Stage, stages } from '@tidemark/contract/evidence-profiles/rule';
import type { Read } from '../db/database.ts';
import { judgeJob } from '../evidence-profiles/judge-job.ts';
import { saidReasons } from '../evidence-profiles/said-reasons.ts';
import { readProject } from '../projects/read.ts';
import { office } from './read.ts';

/** What of a job is missing up to a stage, by its profile, and the reasons that were given. */
export async function openItems(db: Read, projectId: number, through: Stage) {
  const project = await readProject(db, office, projectId);
  const job = await judgeJob(db, office, project);
  const { evidence, profile } = job;
  const until = stages.indexOf(through);
  const judged = evidence.stages.filter(({ stage }) => stages.indexOf(stage) <= until);
  const required = judged.flatMap(({ items }) =>
    items.flatMap(({ ruleId, severity, missing }) =>
      severity === 'must' ? missing.map(({ sentence }) => ({ field: ruleId, message: sentence })) : [],
    ),
  );
  // Nothing was asked of a job without an inspection, so nothing of it is shown.
  const unasked = { field: 'inspection', message: 'This project has no inspection.' };
  return {
    profile: profile.name,
    stages: judged,
    reasons: saidReasons(job),
    required: evidence.stages.length === 0 ? [unasked] : required,
  };
}
export type OpenItems = Awaited<ReturnType<typeof openItems>>;
