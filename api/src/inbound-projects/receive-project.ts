import type { Actor } from '@tidemark/contract/access';
import type { InboundProject, inboundProjectActions } from '@tidemark/contract/inbound-projects';
import type { Project, ProjectChange } from '@tidemark/contract/projects';
import { neededToBegin } from '@tidemark/contract/projects/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { type InsertObject, sql } from 'kysely';
import type { Handler, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { addProject } from '../projects/add-project.ts';
import { changeProject } from '../projects/change-project.ts';
import { lockProject, readProject } from '../projects/read.ts';
import { setStatus } from '../projects/set-status.ts';
import { activeTechnicianByEmail } from '../technicians/read.ts';
import { hashOfExternalId } from './read.ts';
import { messageTurn, waitForImports } from './turns.ts';

/** A CRM acts for the office. */
const office: Actor = { id: 0, role: 'Manager' };

/** Facts with every initial field; undefined ones are not written. */
type Begun = InsertObject<Database, 'projects'>;
type Facts = Omit<InboundProject, 'externalId' | 'changedAt' | 'technicianEmail'>;

/**
 * Creates or changes the project of an external id. A repeated or outdated message changes nothing and returns the
 * project as it is.
 */
export const receiveProject: Handler<typeof inboundProjectActions.receive> = async (context, { body }) => {
  const { tx } = context;
  const { externalId, changedAt, technicianEmail, ...facts } = body;
  await waitForImports.execute(tx);
  await messageTurn(externalId).execute(tx);
  const known = await tx
    .selectFrom('inboundProjects')
    .selectAll()
    .where('externalId', '=', externalId)
    .executeTakeFirst();
  const fresh = await isFirst(tx, context.messageId);
  const technicianId = technicianEmail ? await activeTechnicianByEmail(tx, technicianEmail) : undefined;
  if (!known) {
    const imported = await importedProject(tx, externalId);
    if (imported !== undefined) context.existed();
    const project =
      imported === undefined
        ? await begin(context, facts, technicianId)
        : await change(context, imported, facts, technicianId);
    await tx
      .insertInto('inboundProjects')
      .values({ externalId, projectId: project.id, changedAt: changedAt ?? null })
      .execute();
    return { project };
  }
  context.existed();
  const older = changedAt && known.changedAt && Date.parse(changedAt) < Date.parse(known.changedAt);
  if (!fresh || older) return { project: await readProject(tx, office, known.projectId) };
  if (changedAt) {
    await tx.updateTable('inboundProjects').set({ changedAt }).where('externalId', '=', externalId).execute();
  }
  return { project: await change(context, known.projectId, facts, technicianId) };
};

/** The project an import with this external id made before the CRM sent it. */
async function importedProject(tx: Tx, externalId: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('importedProjects')
    .select('projectId')
    .where('hash', '=', hashOfExternalId(externalId))
    .executeTakeFirst();
  return found?.projectId;
}

/** Remembers the message; false if it is known. One without an id cannot be recognized. */
async function isFirst(tx: Tx, id: string | undefined): Promise<boolean> {
  if (id === undefined) return true;
  const added = await tx
    .insertInto('inboundMessages')
    .values({ id })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

function begin(context: WriteContext, facts: Facts, technicianId: number | undefined): Promise<Project> {
  const missing = neededToBegin.filter((field) => !facts[field]);
  if (missing.length > 0) {
    const details = missing.map((field) => ({ field, message: 'A new project needs this field.' }));
    throw new Refusal('validation_failed', details);
  }
  return addProject(context.tx, context, {
    ...(facts as Begun),
    ...(technicianId !== undefined && {
      status: 'Assigned',
      technicianId,
      assignedDateTime: sql<string>`now()`,
    }),
  });
}

/** Work that has begun stays with its technician: the CRM assigns only unstarted projects. */
async function change(
  context: WriteContext,
  id: number,
  facts: Facts,
  technicianId: number | undefined,
): Promise<Project> {
  const { tx } = context;
  const found = await lockProject(tx, office, id);
  const mayAssign = found.status === 'New' || found.status === 'Assigned';
  const assigns = mayAssign && technicianId !== undefined && technicianId !== found.technicianId;
  const named: ProjectChange = { ...(facts as ProjectChange), ...(assigns && { technicianId }) };
  // A time belongs to a day, so it goes with it.
  if (named.scheduledDate === null && named.scheduledTime === undefined) named.scheduledTime = null;
  const project = await changeProject(tx, context, found, named);
  return assigns && found.status === 'New' ? setStatus(tx, context, project, 'Assigned') : project;
}
