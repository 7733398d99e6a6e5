import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockSupplement, readSupplement, refuseState } from './read.ts';

export const sendSupplement: Handler<typeof supplementActions.send> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { id, supplement: number } = params;
  const supplement = await lockSupplement(tx, actor, params);
  if (supplement.standing.state === 'Superseded') refuseState(supplement);
  const { how, to, on } = body;
  await tx
    .insertInto('supplementSendings')
    .values({ inspectionId: id, number, how, sentTo: to, sentOn: on, technicianId: actor.id })
    .execute();
  await record(tx, context, {
    action: 'supplement-sent',
    subject: 'supplement',
    subjectId: `${id}/${supplementNumber(number)}`,
    after: { how, to, on, total: supplement.total },
  });
  return { supplement: await readSupplement(tx, actor, id, number) };
};
