import { documentActions } from '@tidemark/contract/documents/actions';
import { documentState } from '@tidemark/contract/documents/document';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import { invoiceLetter, invoicePapers } from '@tidemark/contract/invoices/entry';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { jobReading } from '@tidemark/contract/job/reading';
import { Send } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
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
    documents: [] as string[],
    files: [] as string[],
  }));
  const [to, cc] = [addressesIn(form.to), addressesIn(form.cc)];
  const text = (name: 'to' | 'cc' | 'subject' | 'message') => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  });
  const { answer, problem, refresh } = useAnswer(
    useCallback(async () => {
      const of = { params: { id: projectId } };
      const query = { category: 'document' as const, page: 1, limit: 100 };
      const [{ documents }, { files }] = await Promise.all([
        call(documentActions.list, of),
        call(jobReading.files, { ...of, query }),
      ]);
      return { documents: documents.filter((one) => documentState(one) === 'Sealed'), files };
    }, [projectId]),
  );
  function tick<K extends 'attachments' | 'documents' | 'files'>(
    name: K,
    value: (typeof form)[K][number],
    label: string,
  ) {
    const chosen: readonly string[] = form[name];
    return (
      <Check
        key={value}
        name={name}
        label={label}
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          setForm((before) => ({
            ...before,
            [name]: target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
          }))
        }
      />
    );
  }
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
          <GroupField
            role="group"
            label={forms.attachments}
            error={wrong.attachments ?? wrong.documents ?? wrong.files}
          >
            {invoicePapers
              .filter((paper) => paper === 'invoice' || estimate?.number)
              .map((paper) => tick('attachments', paper, forms.attach[paper]))}
            {answer?.documents.map(({ id, title, number }) => tick('documents', id, `${title} ${number}`))}
            {answer?.files.map(({ id, label, filename }) => tick('files', id, label || filename))}
          </GroupField>
          {!answer && problem && (
            <p role="alert">
              {forms.filesFailed} {problem} <RetryButton of={forms.attachments} onRetry={refresh} />
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
