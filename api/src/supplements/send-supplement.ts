import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { QueueSupplementLetter } from './letters.ts';
import { lockSupplement, readSupplement, refuseState } from './read.ts';

export const sendSupplement =
  (queue: QueueSupplementLetter): Handler<typeof supplementActions.send> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const { id, supplement: number } = params;
    const supplement = await lockSupplement(tx, actor, params);
    if (supplement.standing.state === 'Superseded') refuseState(supplement);
    const of = { inspectionId: id, number, technicianId: actor.id };
    if ('on' in body) {
      const { how, to, on } = body;
      await tx
        .insertInto('supplementSendings')
        .values({ ...of, how, sentTo: to, sentOn: on })
        .execute();
    } else {
      const deliveryId = await queue(context, { ...of, letter: body });
      await tx
        .insertInto('supplementLetters')
        .values({ ...of, deliveryId, letter: JSON.stringify(body) })
        .execute();
    }
    const { message: _, ...said } = { message: '', ...body };
    await record(tx, context, {
      action: 'supplement-sent',
      subject: 'supplement',
      subjectId: `${id}/${supplementNumber(number)}`,
      after: { ...said, total: supplement.total },
    });
    return { supplement: await readSupplement(tx, actor, id, number) };
  };
