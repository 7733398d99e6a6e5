import { invoiceActions } from '@tidemark/contract/invoices/actions';
import { invoiceReminder } from '@tidemark/contract/invoices/entry';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { call } from '../offline/calls/index.ts';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { showDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { copy, forms } from './copy.ts';

interface Props {
  invoice: Invoice & { number: string; dueOn: string };
  onDone: () => void;
  onClosed: () => void;
}

/** The text of a reminder, to be read and changed before it goes out. */
export function RemindDialog({ invoice, onDone, onClosed }: Props) {
  const { id: invoiceId, projectId, number, dueOn, balance, paymentLink: link, sentTo } = invoice;
  const [form, setForm] = useState(() => ({
    to: sentTo[0]?.to.join(', ') ?? '',
    cc: sentTo[0]?.cc.join(', ') ?? '',
    subject: forms.reminderSubject(forms.subjectOf(invoice)),
    message: forms.reminderOf(invoice, { due: showDay(dueOn), open: dollars(balance), link }),
  }));
  const [to, cc] = [addressesIn(form.to), addressesIn(form.cc)];
  const text = (name: keyof typeof form) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  });
  async function send() {
    const read = invoiceReminder.safeParse({ ...form, to, cc });
    if (!read.success)
      throw wrongFields(
        Object.fromEntries(read.error.issues.map(({ path: [name], message }) => [String(name), message])),
      );
    await call(invoiceActions.remind, { params: { id: projectId, invoiceId }, body: read.data });
    showToast({ kind: 'success', id: 'invoice', title: copy.reminded });
    onDone();
  }
  return (
    <FormDialog
      wide
      title={forms.remindTitle(number)}
      save={forms.sendTo(new Set([...to, ...cc]).size)}
      icon={<BellRing size={20} aria-hidden />}
      onSave={send}
      onClosed={onClosed}
    >
      <p className="ink-2">{forms.remindHint}</p>
      <TextField {...text('to')} label={forms.to} required inputMode="email" hint={forms.toHint} />
      <TextField {...text('cc')} label={forms.cc} inputMode="email" />
      <TextField {...text('subject')} label={forms.subject} required maxLength={200} />
      <TextArea {...text('message')} label={forms.message} rows={9} maxLength={5_000} />
    </FormDialog>
  );
}
