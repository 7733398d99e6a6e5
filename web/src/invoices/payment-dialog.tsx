import { invoiceActions } from '@tidemark/contract/invoices/actions';
import { paymentEntry } from '@tidemark/contract/invoices/entry';
import { type Invoice, paymentKinds, paymentWays } from '@tidemark/contract/invoices/invoice';
import { jobReading } from '@tidemark/contract/job/reading';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { useCallback, useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { DateField } from '../ui/controls/date-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import { copy, forms } from './copy.ts';

interface Props {
  invoice: Invoice;
  /** Reads the invoice again. */
  onDone: () => void;
  onClosed: () => void;
}

/** Money that came in, as somebody types it: no number of a card or an account is asked for. */
export function PaymentDialog({ invoice, onDone, onClosed }: Props) {
  const { id: invoiceId, projectId, balance, billTo, paid } = invoice;
  // News may change the page behind the dialog without anybody seeing it.
  const [seenPaid, setSeenPaid] = useState<number | undefined>(paid);
  const [form, setForm] = useState(() => ({
    kind: (balance < 0 ? 'refund' : 'payment') as (typeof paymentKinds)[number],
    on: dayOfMoment(),
    amount: balance === 0 ? '' : Math.abs(balance).toFixed(2),
    how: 'check' as (typeof paymentWays)[number],
    reference: '',
    payer: billTo.name,
    payees: '',
    fileId: '',
  }));
  const { answer } = useAnswer(
    useCallback(
      () =>
        call(jobReading.files, {
          params: { id: projectId },
          query: { category: 'photo', page: 1, limit: 100 },
        }),
      [projectId],
    ),
  );
  const field = (name: 'on' | 'amount' | 'reference' | 'payer' | 'payees' | 'fileId') => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: target.value })),
  });
  async function save() {
    const blank = (value: string) => value.trim() || null;
    const read = paymentEntry.safeParse({
      ...form,
      seenPaid,
      amount: typedNumber(form.amount),
      ...{ reference: blank(form.reference), payer: blank(form.payer) },
      ...{ payees: blank(form.payees), fileId: blank(form.fileId) },
    });
    if (!read.success)
      throw wrongFields(
        Object.fromEntries(
          read.error.issues.map(({ path: [name], message }) => [
            String(name),
            name === 'amount' ? forms.amountWrong : message,
          ]),
        ),
      );
    try {
      await call(invoiceActions.recordPayment, { params: { id: projectId, invoiceId }, body: read.data });
    } catch (error) {
      // It has been said once; whoever saves again has looked.
      if (error instanceof CallError && error.code === 'payments_changed') {
        setSeenPaid(undefined);
        onDone();
      }
      throw error;
    }
    showToast({ kind: 'success', id: 'invoice', title: copy.recorded });
    onDone();
  }
  return (
    <FormDialog title={forms.paymentTitle} save={copy.record} onSave={save} onClosed={onClosed}>
      <Segmented
        label={forms.paymentKind}
        choices={paymentKinds.map((value) => ({ value, label: forms[value] }))}
        value={form.kind}
        onChange={(kind) => setForm((before) => ({ ...before, kind }))}
      />
      <div className="grid cols-2 gap-3">
        <NumberField {...field('amount')} label={forms.amount} required start="$" />
        <DateField {...field('on')} label={forms.on} required />
      </div>
      <Segmented
        wrap
        label={forms.how}
        choices={paymentWays.map((value) => ({ value, label: forms.ways[value] }))}
        value={form.how}
        onChange={(how) => setForm((before) => ({ ...before, how }))}
      />
      <TextField {...field('reference')} label={forms.reference} hint={forms.referenceHint} maxLength={100} />
      <TextField {...field('payer')} label={forms.payer} maxLength={200} />
      {form.how === 'check' && form.kind === 'payment' && (
        <>
          <TextField {...field('payees')} label={forms.payees} hint={forms.payeesHint} maxLength={200} />
          <SelectField
            {...field('fileId')}
            label={forms.photo}
            hint={forms.photoHint}
            placeholder={forms.noPhoto}
            choices={(answer?.files ?? []).map(({ id, number, label, filename }) => ({
              value: id,
              label: forms.photoName(number ?? 0, label ?? filename),
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}
