import type { Project, ProjectChange } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { queuePushes } from '../push/queue-pushes.ts';
import { keepClaimNumbers } from './keep-claim-numbers.ts';
import { projectColumns } from './read.ts';

/** Sets the named fields of a locked project that differ, and records the old values. */
export async function changeProject(
  tx: Tx,
  caller: Caller,
  found: Project,
  named: Omit<ProjectChange, 'status'>,
): Promise<Project> {
  const changed = (Object.keys(named) as (keyof typeof named)[]).filter(
    (field) => named[field] !== undefined && named[field] !== found[field],
  );
  if (changed.length === 0) return found;
  const pick = (of: object) =>
    Object.fromEntries(changed.map((field) => [field, (of as Record<string, unknown>)[field]]));
  const project = await tx
    .updateTable('projects')
    .set({
      ...pick(named),
      ...(changed.includes('technicianId') && {
        assignedDateTime: named.technicianId === null ? null : sql<string>`now()`,
      }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', found.id)
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  if (changed.includes('claimNumber') || changed.includes('policyNumber'))
    await keepClaimNumbers(tx, found.id);
  if (changed.includes('technicianId')) await queuePushes(tx, caller, 'assigned', [found.id]);
  else if (changed.includes('scheduledDate') || changed.includes('scheduledTime'))
    await queuePushes(tx, caller, 'changed', [found.id]);
  await record(tx, caller, {
    action: 'project-changed',
    subject: 'project',
    subjectId: found.id,
    before: pick(found),
    after: pick(project),
  });
  return project;
}
