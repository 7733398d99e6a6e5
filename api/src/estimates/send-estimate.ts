import type { SendEntry } from '@tidemark/contract/estimates/letter';
import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { lockNumbered, refuseState } from './lock-numbered.ts';
import { type QueueLetter, readEstimate } from './read.ts';

/** Whoever wants one again gets it again: an approved estimate stays approved, a superseded one is not sent. */
export const sendEstimate =
  (queue: QueueLetter): Handler<typeof estimateOfficeActions.send> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const { id, number } = params;
    const { standing, total } = await lockNumbered(tx, actor, params);
    if (standing.state === 'Superseded') refuseState(`Estimate ${number}`, standing);
    const of = { inspectionId: id, number, technicianId: actor.id };
    await record(tx, context, {
      action: 'estimate-sent',
      subject: 'estimate',
      subjectId: `${id}/${number}`,
      after: { ...(await keep(context, of, body, queue)), total },
    });
    return { estimate: await readEstimate(tx, actor, id, number) };
  };

async function keep(
  context: SignedIn<WriteContext>,
  of: { inspectionId: string; number: number; technicianId: number },
  body: SendEntry,
  queue: QueueLetter,
) {
  const { tx } = context;
  if ('on' in body) {
    const { how, to, on } = body;
    await tx
      .insertInto('estimateSendings')
      .values({ ...of, how, sentTo: to, sentOn: on })
      .execute();
    return { how, to, on };
  }
  const deliveryId = await queue(context, { ...of, letter: body });
  await tx
    .insertInto('estimateLetters')
    .values({ ...of, deliveryId, letter: JSON.stringify(body) })
    .execute();
  const { to, cc, subject, attachments } = body;
  return { to, cc, subject, attachments };
}
