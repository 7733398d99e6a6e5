import { wallClock } from '@tidemark/contract/clock';
import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler, ZoneNow } from '../context.ts';
import type { QueueInvoiceLetter } from './letters.ts';
import { postLetter } from './post-letter.ts';
import { lockInvoice, readInvoice } from './read.ts';

/** Of an overdue invoice, once a day, even where the first one has not arrived: its delivery is retried. */
export const remindInvoice =
  (queue: QueueInvoiceLetter, zoneNow: ZoneNow): Handler<typeof invoiceActions.remind> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const { stored } = await lockInvoice(tx, actor, params);
    const { id, number, state, dueOn } = stored;
    if (number === null || state === 'Void') throw new Refusal('invoice_not_issued');
    const today = wallClock(Date.now(), (await zoneNow(tx)) ?? 'UTC').slice(0, 10);
    if (state === 'Paid' || dueOn === null || dueOn >= today) throw new Refusal('invoice_not_overdue');
    if (stored.sentTo.some(({ remindedOn }) => remindedOn === today)) throw new Refusal('already_reminded');
    const letter = { ...body, attachments: ['invoice' as const], documents: [], files: [] };
    const delivery = await postLetter(context, queue, stored, {
      ...{ title: `Reminder of invoice ${number}`, letter, names: [], remindedOn: today },
    });
    const { to, cc, subject } = body;
    await record(tx, context, {
      action: 'invoice-reminded',
      subject: 'invoice',
      subjectId: id,
      after: { number, to, cc, subject },
    });
    return { delivery, invoice: await readInvoice(tx, id) };
  };
