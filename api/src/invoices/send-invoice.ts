import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { attachedNames } from './attached.ts';
import type { QueueInvoiceLetter } from './letters.ts';
import { postLetter } from './post-letter.ts';
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
    const delivery = await postLetter(context, queue, stored, {
      ...{ title: `Invoice ${number}`, letter, names, remindedOn: null },
    });
    const { to, cc, subject, attachments } = letter;
    await record(tx, context, {
      action: 'invoice-sent',
      subject: 'invoice',
      subjectId: id,
      after: { number, to, cc, subject, attachments: [...attachments, ...names] },
    });
    return { delivery, invoice: await readInvoice(tx, id) };
  };
