import type { Estimate } from '@tidemark/contract/estimates/actions';
import { approvalEntry } from '@tidemark/contract/estimates/letter';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import { officeCopy as copy } from './office-copy.ts';

interface Props {
  estimate: Estimate & { number: number };
  opened: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}
type Errors = Partial<Record<'approvedBy' | 'approvedOn' | 'amount', string>>;

/** Who approved a sent estimate, when, and for how much: the amount may differ from what was asked. */
export function ApproveDialog({ estimate, opened, onClose, onSaved }: Props) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => ({
    approvedBy: estimate.policies[0]?.adjuster ?? estimate.billTo.name ?? '',
    approvedOn: dayOfMoment(),
    amount: estimate.total.toFixed(2),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const field = (name: keyof typeof form) => ({
    name,
    required: true,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setForm((before) => ({ ...before, [name]: target.value }));
      setErrors({});
    },
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    const read = approvalEntry.safeParse({ ...form, amount: typedNumber(form.amount) });
    if (!read.success) {
      const wrong: Errors = {};
      for (const { path, message } of read.error.issues)
        wrong[path[0] as keyof Errors] ??= path[0] === 'amount' ? copy.amountWrong : message;
      setErrors(wrong);
      element.current?.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const params = { id: estimate.inspectionId, number: estimate.number };
      await call(estimateOfficeActions.approve, { params, body: read.data });
      showToast({ kind: 'success', id: 'estimate', title: copy.approved });
      await onSaved();
    } catch (error) {
      reportFault(error);
      const message = error instanceof CallError && error.status === 0 ? copy.needsNetwork : explain(error);
      showToast({ kind: 'error', id: 'estimate', title: copy.approveFailed, message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideTap
      title={copy.approveTitle(estimateNumber(estimate.projectId, estimate.number))}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {copy.approve}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        className="stack gap-3"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <TextField {...field('approvedBy')} label="Approved by" maxLength={200} />
        <DateField {...field('approvedOn')} label="Approved on" />
        <NumberField {...field('amount')} label="Approved amount" start="$" hint={copy.amountHint} />
      </form>
    </Dialog>
  );
}
