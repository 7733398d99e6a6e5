import { noPlan, planFields } from '@tidemark/contract/drying/fields/plan';
import { type DryingPlan, settledPlan } from '@tidemark/contract/drying/plan';
import { namesOf } from '@tidemark/contract/fields';
import type { Project } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { projectColumns } from '../projects/read.ts';
import { queuePushes } from '../push/queue-pushes.ts';

const names = namesOf(planFields);
const pick = (of: DryingPlan) => Object.fromEntries(names.map((name) => [name, of[name]])) as DryingPlan;

/** Plans the next drying visit of a locked project, null none, and records what was planned before. */
export async function keepPlan(
  context: SignedIn<WriteContext>,
  found: Project,
  plan: DryingPlan | null,
): Promise<Project> {
  const { tx, actor } = context;
  const wanted = settledPlan(plan ?? noPlan);
  if (names.every((name) => found[name] === wanted[name])) return found;
  const project = await tx
    .updateTable('projects')
    .set({ ...pick(wanted), updatedAt: sql`now()` })
    .where('id', '=', found.id)
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await record(tx, context, {
    action: 'project-changed',
    subject: 'project',
    subjectId: found.id,
    before: pick(found),
    after: pick(project),
  });
  // The technician gets a push, unless they planned it themselves.
  if (wanted.dryingDate !== null && actor.id !== found.technicianId)
    await queuePushes(tx, context, 'changed', [found.id]);
  return project;
}
