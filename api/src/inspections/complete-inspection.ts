import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { isNotBegun } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { beginWork } from '../projects/begin-work.ts';
import { lockProject } from '../projects/read.ts';
import { earliest } from './moments.ts';
import { lockOpenInspection, type OnCompleted, readInspection, shown, storeInspection } from './read.ts';

/**
 * Checks all rules of step 1 and at least one room. The follow-up work (estimate, deliveries) is passed in and commits
 * with it. Locks the project first, like every other writer; one not started yet becomes In Progress.
 */
export const completeInspection =
  (...followers: OnCompleted[]): Handler<typeof inspectionActions.complete> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const { projectId } = await readInspection(tx, actor, params.id);
    const project = await lockProject(tx, actor, projectId);
    const found = await lockOpenInspection(tx, actor, params.id);
    const missing = missingInStepOne(found);
    const room = await tx
      .selectFrom('rooms')
      .select('id')
      .where('inspectionId', '=', found.id)
      .executeTakeFirst();
    if (!room) missing.push({ field: 'rooms', message: 'At least one room is required' });
    if (missing.length > 0) throw new Refusal('validation_failed', missing);

    const now = new Date();
    const inspection = await storeInspection(tx, found.id, {
      status: 'Completed',
      submittedAt: earliest(body.submittedAt, now, found.startedAt),
      completedAt: earliest(body.completedAt, now, found.startedAt),
      sketchSettingsVersion: sql`(SELECT coalesce(max(version), 1) FROM sketch_settings)`,
      openAtSubmit: body.openAtSubmit ? sql`${JSON.stringify(body.openAtSubmit)}::jsonb` : null,
      updatedAt: sql`now()`,
    });
    await record(tx, context, {
      action: 'inspection-completed',
      subject: 'inspection',
      subjectId: found.id,
      before: { status: found.status },
      after: {
        status: inspection.status,
        ...(inspection.openAtSubmit && { openAtSubmit: inspection.openAtSubmit }),
      },
    });
    if (isNotBegun(project)) await beginWork(context, project);
    for (const follow of followers) await follow(context, inspection);
    return { inspection: shown(context, inspection) };
  };
