import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection } from '../inspections/read.ts';
import { type QueueLetter, readEstimate } from './read.ts';

/** Whoever wants one again gets it again: an approved estimate stays approved, a superseded one is not sent. */
export const sendEstimate =
  (queue: QueueLetter): Handler<typeof estimateOfficeActions.send> =>
  async (context, { params, body: letter }) => {
    const { tx, actor } = context;
    const { id } = await lockInspection(tx, actor, params.id);
    const { number } = params;
    const { standing, total } = await readEstimate(tx, actor, id, number);
    if (standing?.state === 'Superseded') throw new Refusal('estimate_state');
    const deliveryId = await queue(context, { inspectionId: id, number, letter });
    await tx
      .insertInto('estimateLetters')
      .values({
        deliveryId,
        inspectionId: id,
        number,
        letter: JSON.stringify(letter),
        technicianId: actor.id,
      })
      .execute();
    const { to, cc, subject, attachments } = letter;
    await record(tx, context, {
      action: 'estimate-sent',
      subject: 'estimate',
      subjectId: `${id}/${number}`,
      after: { to, cc, subject, attachments, total },
    });
    return { estimate: await readEstimate(tx, actor, id, number) };
  };
