import { pickNames } from '@tidemark/contract/fields';
import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockProject } from '../projects/read.ts';
import { setStatus } from '../projects/set-status.ts';
import { lockOpenInspection, readInspection, shown, storeInspection } from './read.ts';

/**
 * Cancelling is final and sets an In Progress project to Assigned. Locks the project first, in the order of every other
 * writer.
 */
export const cancelInspection: Handler<typeof inspectionActions.cancel> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { projectId } = await readInspection(tx, actor, params.id);
  const project = await lockProject(tx, actor, projectId);
  const found = await lockOpenInspection(tx, actor, params.id);
  const inspection = await storeInspection(tx, found.id, {
    status: 'Cancelled',
    cancelledAt: sql`now()`,
    cancellationReason: body.cancellationReason,
    notes: body.notes ?? null,
    updatedAt: sql`now()`,
  });
  await record(tx, context, {
    action: 'inspection-cancelled',
    subject: 'inspection',
    subjectId: found.id,
    before: { status: found.status },
    after: pickNames(['status', 'cancellationReason', 'notes'], inspection),
  });
  if (project.status === 'In Progress') await setStatus(tx, context, project, 'Assigned');
  return { inspection: shown(context, inspection) };
};
