import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { refuseUnwritable } from '../job/read.ts';
import { compose } from './compose.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { stored } from './stored.ts';

export const changeInvoice: Handler<typeof invoiceActions.change> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { project, stored: before } = await lockInvoice(tx, actor, params);
  const { basedOn, ...decided } = body;
  if (before.state !== 'Draft') throw new Refusal('invoice_issued');
  refuseUnwritable(project);
  if (before.version !== basedOn) throw new Refusal('invoice_changed');
  const { id, kind } = before;
  const composed = await compose(tx, actor, { project, kind, decided, itself: id });
  await tx
    .updateTable('invoices')
    .set({ ...stored(composed), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await record(tx, context, {
    action: 'invoice-changed',
    subject: 'invoice',
    subjectId: id,
    before: { total: before.total, estimateNumber: before.estimateNumber },
    after: { total: composed.total, estimateNumber: composed.estimateNumber },
  });
  return { invoice: await readInvoice(tx, id) };
};
