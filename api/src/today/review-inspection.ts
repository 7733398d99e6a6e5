import { Refusal } from '@tidemark/contract/refusals';
import type { todayActions } from '@tidemark/contract/today/actions';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';

/** A final inspection stays as it is: only who looked at it changes, and no device fetches it again. */
export const reviewInspection: Handler<typeof todayActions.review> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const found = await tx
    .selectFrom('inspections')
    .select(['status', 'reviewedAt', 'reviewedBy'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('inspection_not_found');
  const { status, ...before } = found;
  if (status !== 'Completed') throw new Refusal('inspection_not_completed');
  if (body.reviewed === (before.reviewedAt !== null))
    return { review: { inspectionId: params.id, ...before } };

  const after = body.reviewed
    ? { reviewedAt: new Date().toISOString(), reviewedBy: actor.id }
    : { reviewedAt: null, reviewedBy: null };
  await tx.updateTable('inspections').set(after).where('id', '=', params.id).execute();
  await record(tx, context, {
    action: body.reviewed ? 'inspection-reviewed' : 'inspection-review-undone',
    subject: 'inspection',
    subjectId: params.id,
    before,
    after,
  });
  return { review: { inspectionId: params.id, ...after } };
};
