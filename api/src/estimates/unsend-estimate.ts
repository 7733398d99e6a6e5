import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockNumbered, refuseState } from './lock-numbered.ts';
import { readEstimate } from './read.ts';

/** Back to a draft: what was sent stays, and counts no more. */
export const unsendEstimate: Handler<typeof estimateOfficeActions.unsent> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { id, number } = params;
  const { standing } = await lockNumbered(tx, actor, params);
  if (standing.state !== 'Sent') refuseState(`Estimate ${number}`, standing);
  for (const table of ['estimateLetters', 'estimateSendings'] as const)
    await tx
      .updateTable(table)
      .set({ unsentAt: sql<string>`now()` })
      .where('inspectionId', '=', id)
      .where('number', '=', number)
      .where('unsentAt', 'is', null)
      .execute();
  await record(tx, context, {
    action: 'estimate-unsent',
    subject: 'estimate',
    subjectId: `${id}/${number}`,
    before: { state: standing.state },
    after: { state: 'Draft', reason: body.reason },
  });
  return { estimate: await readEstimate(tx, actor, id, number) };
};
