import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { settle } from './settle.ts';

/** It stays, struck through. */
export const removePayment: Handler<typeof invoiceActions.removePayment> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { stored } = await lockInvoice(tx, actor, params);
  const found = stored.payments.find(({ id }) => id === params.paymentId);
  if (!found || found.removed) throw new Refusal('payment_not_found');
  await tx
    .updateTable('invoicePayments')
    .set({ removedAt: sql<string>`now()`, removedBy: actor.id, removedBecause: body.reason })
    .where('id', '=', found.id)
    .execute();
  await settle(tx, stored.id);
  const { id, kind, on, amount } = found;
  await record(tx, context, {
    action: 'payment-removed',
    subject: 'invoice',
    subjectId: stored.id,
    before: { id, kind, on, amount },
    after: { reason: body.reason },
  });
  return { invoice: await readInvoice(tx, stored.id) };
};
