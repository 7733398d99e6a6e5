import type { Actor } from '@tidemark/contract/access';
import { openBeforePayment } from '@tidemark/contract/evidence-profiles/before-payment';
import { stages } from '@tidemark/contract/evidence-profiles/stages';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { companyZone } from '../company/read.ts';
import type { Tx } from '../db/database.ts';
import { onePlan } from '../db/naming-pool.ts';
import type { Database } from '../db/schema.ts';
import { readProject } from '../projects/read.ts';
import { firstDue } from './due.ts';
import { type JudgedJob, judgeJob } from './judge-job.ts';

const office: Actor = { id: 0, role: 'Manager' };

/**
 * Judges the job whose change waits longest, for the office's list, and says which; none: none waits but those that rest, or
 * another server is at it. Its changes are taken first, so that one which commits meanwhile is judged again. One that cannot
 * be judged waits for its next change.
 */
export async function keepNextFigures(
  db: Kysely<Database>,
  log: Logger,
  resting: readonly number[] = [],
): Promise<number | undefined> {
  let projectId: number | undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      // One at a time: of two that judge a job, the slower may have seen less.
      const { rows: turn } = await sql<{ mine: boolean; next: number | null }>`
        SELECT pg_try_advisory_xact_lock(hashtextextended('evidence_changes', 0)) AS mine, (
          SELECT project_id FROM evidence_changes WHERE project_id <> ALL (${resting}::integer[]) ORDER BY id LIMIT 1
        ) AS next ${onePlan}`.execute(tx);
      const { mine, next } = turn[0]!;
      if (!mine || next === null) return undefined;
      projectId = next;
      await forget(tx, projectId);
      await keep(tx, projectId);
      return projectId;
    });
  } catch (err) {
    if (projectId === undefined) throw err;
    log.error({ err, projectId }, 'the evidence of a job was not judged');
    await forget(db, projectId);
    return projectId;
  }
}

const forget = (db: Kysely<Database> | Tx, projectId: number) =>
  db.deleteFrom('evidenceChanges').where('projectId', '=', projectId).execute();

async function keep(tx: Tx, projectId: number): Promise<void> {
  // Undoing an import deletes projects.
  const isThere = await tx.selectFrom('projects').select('id').where('id', '=', projectId).executeTakeFirst();
  if (!isThere) return;
  const judged = await judgeJob(tx, office, await readProject(tx, office, projectId));
  const figures = figuresOf(judged);
  const timeZone = (await companyZone(tx)) ?? 'UTC';
  const due = await firstDue(tx, projectId, { profile: judged.profile, timeZone });
  const row = { ...figures, dueGoal: due?.goal ?? null, dueAt: due?.dueAt ?? null };
  await tx
    .insertInto('jobEvidence')
    .values({ projectId, ...row })
    .onConflict((on) => on.column('projectId').doUpdateSet(row))
    .execute();
}

/** What of everything that is asked is done or has a reason, and how much of what must be there is missing. */
function figuresOf({ evidence, profile }: Pick<JudgedJob, 'evidence' | 'profile'>) {
  const items = evidence.stages.flatMap((stage) => stage.items);
  const sum = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  return {
    stage: stages.find((stage) => stage === evidence.next) ?? null,
    done: sum(({ done, waived }) => done + waived),
    asked: sum((item) => item.of),
    openMusts: sum(({ severity, missing }) => (severity === 'must' ? missing.length : 0)),
    beforePayment: openBeforePayment(evidence, profile).map(({ name }) => name),
  };
}
