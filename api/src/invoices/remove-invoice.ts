import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInvoice } from './read.ts';

/** A draft has no number, so it leaves no gap. */
export const removeInvoice: Handler<typeof invoiceActions.remove> = async (context, { params }) => {
  const { tx, actor } = context;
  const { stored } = await lockInvoice(tx, actor, params);
  if (stored.state !== 'Draft') throw new Refusal('invoice_issued');
  await tx.deleteFrom('invoices').where('id', '=', stored.id).execute();
  await record(tx, context, {
    action: 'invoice-deleted',
    subject: 'invoice',
    subjectId: stored.id,
    before: { projectId: stored.projectId, kind: stored.kind, total: stored.total },
  });
  return {};
};
