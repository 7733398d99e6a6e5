import { balanceOf, paidOf } from '@tidemark/contract/invoices/balance';
import type { Tx } from '../db/database.ts';
import { findInvoice } from './read.ts';

/** Adds up what was received of a locked invoice: it is paid once nothing is open. */
export async function settle(tx: Tx, id: string): Promise<void> {
  const invoice = (await findInvoice(tx, id))!;
  const paid = paidOf(invoice.payments);
  const state = balanceOf({ ...invoice, paid }) <= 0 ? 'Paid' : 'Issued';
  await tx.updateTable('invoices').set({ paid, state }).where('id', '=', id).execute();
}
