import type { Delivery } from '@tidemark/contract/deliveries';
import type { InvoiceLetter } from '@tidemark/contract/invoices/entry';
import { Refusal } from '@tidemark/contract/refusals';
import type { SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { QueueInvoiceLetter } from './letters.ts';
import type { StoredInvoice } from './read.ts';

interface Posted {
  /** Of its delivery, without whom it goes to. */
  title: string;
  letter: InvoiceLetter;
  /** Of what goes with it besides its papers. */
  names: string[];
  remindedOn: string | null;
}

/** Queues a letter of a locked invoice, and keeps it beside its delivery. @throws Refusal job_not_begun */
export async function postLetter(
  context: SignedIn<WriteContext>,
  queue: QueueInvoiceLetter,
  stored: StoredInvoice,
  { title, letter, names, remindedOn }: Posted,
): Promise<Delivery> {
  const { tx, actor } = context;
  const inspectionId = stored.inspectionId ?? (await newestOf(tx, stored.projectId));
  const delivery = await queue(context, { inspectionId, title, letter });
  await tx
    .insertInto('invoiceLetters')
    .values({
      ...{ deliveryId: delivery.id, invoiceId: stored.id, technicianId: actor.id, remindedOn },
      letter: JSON.stringify({ ...letter, names }),
    })
    .execute();
  return delivery;
}

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
