import { namesOf, pickNames } from '@tidemark/contract/fields';
import {
  type FollowUp,
  type followUpActions,
  newFollowUp,
  projectFacts,
} from '@tidemark/contract/follow-ups';
import type { Project } from '@tidemark/contract/projects';
import { projectFields } from '@tidemark/contract/projects/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { visibleInspections } from '../inspections/read.ts';
import { addProject } from '../projects/add-project.ts';
import { lockProject, readProject } from '../projects/read.ts';
import { isActive } from '../technicians/read.ts';
import { followUpColumns } from './read.ts';

type Context = SignedIn<WriteContext>;

/**
 * Creates the follow-up together with its project. A second create with the same id returns the first; the original
 * project's lock serializes concurrent ones.
 */
export const createFollowUp: Handler<typeof followUpActions.create> = async (context, { body }) => {
  const { tx, actor } = context;
  const { id = uuidv7() } = body;
  const original = await lockProject(tx, actor, body.originalProjectId);

  const same = await tx
    .selectFrom('followUps')
    .select([...followUpColumns, 'technicianId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (same) {
    if (same.originalProjectId !== original.id || same.technicianId !== actor.id)
      throw new Refusal('id_taken');
    context.existed();
    return { followUp: same, project: await readProject(tx, actor, same.projectId) };
  }
  if (original.status !== 'Completed') throw new Refusal('project_not_completed');
  if (body.originalInspectionId)
    await refuseForeignInspection(context, original.id, body.originalInspectionId);

  const found = body.originalInspectionId === undefined && (await findOriginal(context, original.id));
  const wanted = newFollowUp({ ...body, ...found, id }, new Date().toISOString());
  const project = await makeProject(context, original, wanted);
  const followUp = await tx
    .insertInto('followUps')
    .values({ ...wanted, projectId: project.id, technicianId: actor.id })
    .onConflict((on) => on.column('id').doNothing())
    .returning(followUpColumns)
    .executeTakeFirst();
  if (!followUp) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'follow-up-created',
    subject: 'follow-up',
    subjectId: id,
    after: followUp,
  });
  return { followUp, project };
};

/** What an offline device may not know: the inspection completed last, else the one begun last, and its day. */
async function findOriginal({ tx, actor }: Context, projectId: number) {
  const its = await visibleInspections(tx, actor)
    .select(['inspections.id', 'inspections.arrivalDate'])
    .where('inspections.projectId', '=', projectId)
    .orderBy(sql`inspections.status = 'Completed'`, 'desc')
    .orderBy(sql`coalesce(inspections.completed_at, inspections.started_at)`, 'desc')
    .executeTakeFirst();
  return its && { originalInspectionId: its.id, originalInspectionDate: its.arrivalDate };
}

async function refuseForeignInspection(
  { tx, actor }: Context,
  projectId: number,
  inspectionId: string,
): Promise<void> {
  const its = await visibleInspections(tx, actor)
    .select('inspections.id')
    .where('inspections.id', '=', inspectionId)
    .where('inspections.projectId', '=', projectId)
    .executeTakeFirst();
  if (its) return;
  const message = 'This inspection does not belong to the original project.';
  throw new Refusal('validation_failed', [{ field: 'originalInspectionId', message }]);
}

/**
 * Assigns the original's technician, which is also any technician who may ask. If that account is no longer active, the
 * office assigns the new project.
 */
async function makeProject(context: Context, original: Project, wanted: FollowUp): Promise<Project> {
  const { technicianId, ...facts } = pickNames(namesOf(projectFields), original);
  const assigned = technicianId !== null && (await isActive(context.tx, technicianId));
  return addProject(context.tx, context, {
    ...facts,
    title: `Follow-up: ${original.title}`,
    ...projectFacts(wanted),
    originalProjectId: original.id,
    ...(assigned && { status: 'Assigned', technicianId, assignedDateTime: sql<string>`now()` }),
  });
}
