import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { jobFilesOf } from '../job/read.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { settle } from './settle.ts';

export const recordPayment: Handler<typeof invoiceActions.recordPayment> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { project, stored } = await lockInvoice(tx, actor, params);
  const { id = uuidv7(), on, seenPaid, ...entry } = body;
  const same = await tx
    .selectFrom('invoicePayments')
    .select('invoiceId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (same) {
    if (same.invoiceId !== stored.id) throw new Refusal('id_taken');
    context.existed();
    return { invoice: await readInvoice(tx, stored.id) };
  }
  if (stored.state === 'Draft' || stored.state === 'Void') throw new Refusal('invoice_not_issued');
  if (seenPaid !== undefined && seenPaid !== stored.paid) throw new Refusal('payments_changed');
  if (entry.fileId !== null && (await jobFilesOf(tx, project.id, { id: entry.fileId })).length === 0)
    throw new Refusal('file_not_found');
  await tx
    .insertInto('invoicePayments')
    .values({ id, invoiceId: stored.id, receivedOn: on, technicianId: actor.id, ...entry })
    .execute();
  await settle(tx, stored.id);
  await record(tx, context, {
    action: 'payment-recorded',
    subject: 'invoice',
    subjectId: stored.id,
    after: { id, number: stored.number, on, ...entry },
  });
  return { invoice: await readInvoice(tx, stored.id) };
};
