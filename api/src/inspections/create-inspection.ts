import { isTimeZone } from '@tidemark/contract/clock';
import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { withoutInk } from '@tidemark/contract/inspections/signature';
import { withClaimTypeRule } from '@tidemark/contract/inspections/step-one';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { beginWork } from '../projects/begin-work.ts';
import { keepClaimNumbers } from '../projects/keep-claim-numbers.ts';
import { lockProject } from '../projects/read.ts';
import { draftColumns } from './draft-columns.ts';
import { earliest } from './moments.ts';
import { inspectionColumns, shown } from './read.ts';

/**
 * A project has at most one inspection in progress: a second create returns it. The project becomes In Progress. The
 * project's lock serializes concurrent creates.
 */
export const createInspection: Handler<typeof inspectionActions.create> = async (context, { body }) => {
  const { tx, actor } = context;
  const {
    id = uuidv7(),
    projectId,
    technicianId: _,
    inspectionType: __,
    status: ___,
    startedAt,
    timeZone,
    ...draft
  } = body;
  const project = await lockProject(tx, actor, projectId);

  const same = await tx
    .selectFrom('inspections')
    .select(inspectionColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (same) {
    if (same.projectId !== projectId || same.technicianId !== actor.id) throw new Refusal('id_taken');
    context.existed();
    return { inspection: shown(context, same) };
  }
  await beginWork(context, project);
  const open = await tx
    .selectFrom('inspections')
    .select(inspectionColumns)
    .where('projectId', '=', projectId)
    .where('status', '=', 'In Progress')
    .executeTakeFirst();
  if (open) {
    context.existed();
    return { inspection: shown(context, open) };
  }

  const now = new Date();
  const inspection = await tx
    .insertInto('inspections')
    .values({
      ...draftColumns(withClaimTypeRule(draft)),
      id,
      projectId,
      technicianId: actor.id,
      startedAt: earliest(startedAt, now),
      // An unknown time zone must not refuse the work.
      timeZone: timeZone && isTimeZone(timeZone) ? timeZone : null,
      status: 'In Progress',
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning(inspectionColumns)
    .executeTakeFirst();
  if (!inspection) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'inspection-started',
    subject: 'inspection',
    subjectId: id,
    after: Object.fromEntries(
      (Object.keys(draft) as (keyof Draft)[]).map((field) => [field, withoutInk(inspection[field])]),
    ),
  });
  if (inspection.claimNumber !== null || inspection.claimNumber1 !== null)
    await keepClaimNumbers(tx, projectId);
  return { inspection: shown(context, inspection) };
};
