import type { officeActions } from '@tidemark/contract/office/actions';
import { type NewProject, timeNeedsDate } from '@tidemark/contract/office/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { type InsertObject, sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { addProject } from '../projects/add-project.ts';
import { refuseUnassignable } from '../projects/refuse-unassignable.ts';
import { duplicatesOf } from './duplicates.ts';
import { officeProject } from './read.ts';

export const createProject: Handler<typeof officeActions.create> = async (context, { body }) => {
  const { tx } = context;
  const { confirmDuplicates, ...facts } = body;
  if (facts.scheduledTime && !facts.scheduledDate) {
    throw new Refusal('validation_failed', [{ field: 'scheduledTime', message: timeNeedsDate }]);
  }
  if (facts.technicianId != null) await refuseUnassignable(tx, { status: 'New' }, facts.technicianId);
  if (!confirmDuplicates) await refuseDuplicates(tx, facts);
  const { id } = await addProject(tx, context, begun(facts));
  return { project: await officeProject(tx, id) };
};

/** A project's first row: with a technician it is Assigned. */
export function begun(facts: NewProject): InsertObject<Database, 'projects'> {
  return {
    addressLine2: null,
    ...(facts as InsertObject<Database, 'projects'>),
    ...(facts.technicianId != null && {
      status: 'Assigned' as const,
      assignedDateTime: sql<string>`now()`,
    }),
  };
}

/** Serializes two creates of the same project, so that the second is asked. @throws Refusal duplicate_projects */
async function refuseDuplicates(tx: Tx, facts: NewProject): Promise<void> {
  const place = `${facts.addressLine1} ${facts.zipCode}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(fold(${`address ${place}`}), 0))`.execute(tx);
  const found = await duplicatesOf(tx, facts);
  if (found.length === 0) return;
  const details = found.map(({ id, title, customerName, status }) => ({
    field: 'addressLine1',
    message: `Project #${id}, ${title}, of ${customerName} has this address and date (${status}).`,
  }));
  throw new Refusal('duplicate_projects', details);
}
