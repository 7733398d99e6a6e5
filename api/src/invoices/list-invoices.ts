import { isManager } from '@tidemark/contract/access';
import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { headsOf, invoicesOf, readInvoice } from './read.ts';

export const listInvoices: Handler<typeof invoiceActions.list> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  return { invoices: await (isManager(actor.role) ? invoicesOf : headsOf)(db, id) };
};

export const showInvoice: Handler<typeof invoiceActions.read> = async ({ db }, { params }) => ({
  invoice: await readInvoice(db, params.invoiceId),
});
