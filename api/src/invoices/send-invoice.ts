import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { attachedNames } from './attached.ts';
import type { QueueInvoiceLetter } from './letters.ts';
import { lockInvoice, readInvoice } from './read.ts';

export const sendInvoice =
  (queue: QueueInvoiceLetter): Handler<typeof invoiceActions.send> =>
  async (context, { params, body: letter }) => {
    const { tx, actor } = context;
    const { project, stored } = await lockInvoice(tx, actor, params);
    const { id, number, state, estimateNumber } = stored;
    if (number === null || state === 'Void') throw new Refusal('invoice_not_issued');
    if (letter.attachments.includes('estimate') && estimateNumber === null)
      throw new Refusal('validation_failed', [
        { field: 'attachments', message: 'This invoice is not from an estimate.' },
      ]);
    const names = await attachedNames(tx, project.id, letter);
    const inspectionId = stored.inspectionId ?? (await newestOf(tx, project.id));
    const delivery = await queue(context, { inspectionId, number, letter });
    await tx
      .insertInto('invoiceLetters')
      .values({
        ...{ deliveryId: delivery.id, invoiceId: id, technicianId: actor.id },
        letter: JSON.stringify({ ...letter, names }),
      })
      .execute();
    const { to, cc, subject, attachments } = letter;
    await record(tx, context, {
      action: 'invoice-sent',
      subject: 'invoice',
      subjectId: id,
      after: { number, to, cc, subject, attachments: [...attachments, ...names] },
    });
    return { delivery, invoice: await readInvoice(tx, id) };
  };

/** Deliveries are listed with an inspection. @throws Refusal job_not_begun */
async function newestOf(tx: Tx, projectId: number): Promise<string> {
  const found = await tx
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Refusal('job_not_begun');
  return found.id;
}
