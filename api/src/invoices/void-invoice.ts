import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInvoice, readInvoice } from './read.ts';

/** It stays with its number; what it billed can be billed again. */
export const voidInvoice: Handler<typeof invoiceActions.void> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { stored } = await lockInvoice(tx, actor, params);
  const { id, state, number } = stored;
  if (state === 'Draft' || state === 'Void') throw new Refusal('invoice_not_issued');
  if (stored.payments.some(({ removed }) => removed === null)) throw new Refusal('invoice_paid');
  await tx
    .updateTable('invoices')
    .set({
      ...{ state: 'Void', voidedAt: sql<string>`now()` },
      ...{ voidedBy: actor.id, voidedBecause: body.reason },
    })
    .where('id', '=', id)
    .execute();
  await record(tx, context, {
    action: 'invoice-voided',
    subject: 'invoice',
    subjectId: id,
    before: { state },
    after: { number, reason: body.reason },
  });
  return { invoice: await readInvoice(tx, id) };
};
