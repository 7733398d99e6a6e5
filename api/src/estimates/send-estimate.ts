import type { estimateActions } from '@tidemark/contract/estimates/actions';
import type { EstimateLetter } from '@tidemark/contract/estimates/standing';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler, WriteContext } from '../context.ts';
import { lockInspection } from '../inspections/read.ts';
import { readEstimate } from './read.ts';

/** Queues a letter in the same transaction. @returns its delivery's id */
export type QueueLetter = (
  context: WriteContext,
  of: { inspectionId: string; number: number; letter: EstimateLetter },
) => Promise<string>;

/** Whoever wants one again gets it again: an approved estimate stays approved, a superseded one is not sent. */
export const sendEstimate =
  (queue: QueueLetter): Handler<typeof estimateActions.send> =>
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
