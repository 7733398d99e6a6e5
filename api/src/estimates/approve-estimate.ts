import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection } from '../inspections/read.ts';
import { readEstimate } from './read.ts';

export const approveEstimate: Handler<typeof estimateOfficeActions.approve> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { id } = await lockInspection(tx, actor, params.id);
  const { number } = params;
  const { standing, total } = await readEstimate(tx, actor, id, number);
  if (standing?.state !== 'Sent') throw new Refusal('estimate_state');
  await tx
    .insertInto('estimateApprovals')
    .values({ inspectionId: id, number, ...body, technicianId: actor.id })
    .execute();
  await record(tx, context, {
    action: 'estimate-approved',
    subject: 'estimate',
    subjectId: `${id}/${number}`,
    before: { total },
    after: body,
  });
  return { estimate: await readEstimate(tx, actor, id, number) };
};
