import { invoiceActions } from '@tidemark/contract/invoices/actions';
import { invoiceLetter, invoicePapers } from '@tidemark/contract/invoices/entry';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { call } from '../offline/calls/index.ts';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { copy, forms } from './copy.ts';

interface Props {
  invoice: Invoice & { number: string };
  onDone: () => void;
  onClosed: () => void;
}

/** A letter with the invoice; nothing goes to anybody by itself. */
export function SendDialog({ invoice, onDone, onClosed }: Props) {
  const { id: invoiceId, projectId, sentTo, estimate } = invoice;
  const [form, setForm] = useState(() => ({
    to: sentTo[0]?.to.join(', ') ?? '',
    cc: '',
    subject: forms.subjectOf(invoice),
    message: forms.messageOf(invoice, invoice.paymentLink),
    attachments: ['invoice'] as (typeof invoicePapers)[number][],
  }));
  const [to, cc] = [addressesIn(form.to), addressesIn(form.cc)];
  const text = (name: 'to' | 'cc' | 'subject' | 'message') => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  });
  async function send() {
    const read = invoiceLetter.safeParse({ ...form, to, cc });
    if (!read.success)
      throw wrongFields(
        Object.fromEntries(read.error.issues.map(({ path: [name], message }) => [String(name), message])),
      );
    await call(invoiceActions.send, { params: { id: projectId, invoiceId }, body: read.data });
    showToast({ kind: 'success', id: 'invoice', title: copy.sent });
    onDone();
  }
  return (
    <FormDialog
      wide
      title={forms.sendTitle(invoice.number)}
      save={forms.sendTo(new Set([...to, ...cc]).size)}
      icon={<Send size={20} aria-hidden />}
      onSave={send}
      onClosed={onClosed}
    >
      {(wrong) => (
        <>
          <TextField {...text('to')} label={forms.to} required inputMode="email" hint={forms.toHint} />
          <TextField {...text('cc')} label={forms.cc} inputMode="email" />
          <TextField {...text('subject')} label={forms.subject} required maxLength={200} />
          <TextArea {...text('message')} label={forms.message} rows={6} maxLength={5_000} />
          <GroupField role="group" label={forms.attachments} error={wrong.attachments}>
            {invoicePapers
              .filter((paper) => paper === 'invoice' || estimate?.number)
              .map((paper) => (
                <Check
                  key={paper}
                  name="attachments"
                  label={forms.attach[paper]}
                  checked={form.attachments.includes(paper)}
                  onChange={({ target }) =>
                    setForm((before) => ({
                      ...before,
                      attachments: target.checked
                        ? [...before.attachments, paper]
                        : before.attachments.filter((other) => other !== paper),
                    }))
                  }
                />
              ))}
          </GroupField>
        </>
      )}
    </FormDialog>
  );
}
