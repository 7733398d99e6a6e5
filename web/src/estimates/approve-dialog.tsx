import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import { jobReading } from '@tidemark/contract/job/reading';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import {
  type ApprovableLine,
  type ApprovalBody,
  type ApprovalErrors,
  type ApprovalForm,
  differing,
  readApproval,
} from './approval-form.ts';
import styles from './approve-lines.module.css';
import { ApproveLines } from './approve-lines.tsx';
import { officeCopy as copy } from './office-copy.ts';

interface Props {
  title: string;
  projectId: number;
  /** As they were sent. */
  lines: readonly ApprovableLine[];
  /** What must be known of the lines. */
  note?: string | undefined;
  /** What it comes to if these lines differ. */
  totalWith: (changed: readonly ApprovedLine[]) => number;
  /** Who probably approved it. */
  by: string;
  opened: boolean;
  onClose: () => void;
  save: (body: ApprovalBody) => Promise<unknown>;
  onSaved: () => Promise<void>;
}

/** Who approved what was sent, when, for how much, and which lines differ. */
export function ApproveDialog(props: Props) {
  const { opened, onClose, title } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const isTyped = useRef(false);
  const close = async () => {
    if (isTyped.current && !(await confirm(copy.leave))) return;
    isTyped.current = false;
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      keepOnOutsideTap
      size="wide"
      title={title}
      footer={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {copy.approve}
          </Button>
        </>
      }
    >
      <Form
        {...props}
        {...{ formId, busy }}
        onBusy={setBusy}
        onTyped={(typed) => {
          isTyped.current = typed;
        }}
      />
    </Dialog>
  );
}

interface FormProps extends Props {
  formId: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onTyped: (typed: boolean) => void;
}

/** Made anew each time the dialog opens. */
function Form(props: FormProps) {
  const { formId, projectId, lines, note, totalWith, by, busy, save, onSaved, onBusy, onTyped } = props;
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<ApprovalForm>(() => ({
    ...{ approvedBy: by, approvedOn: dayOfMoment(), amount: totalWith([]).toFixed(2), fileId: '' },
    lines: {},
  }));
  const [errors, setErrors] = useState<ApprovalErrors>({});
  const { answer } = useAnswer(
    useCallback(
      () =>
        call(jobReading.files, {
          params: { id: projectId },
          query: { category: 'document' as const, page: 1, limit: 100 },
        }),
      [projectId],
    ),
  );
  const change = (part: Partial<ApprovalForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
    onTyped(true);
  };
  const field = (name: 'approvedBy' | 'approvedOn' | 'amount') => ({
    name,
    required: true,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const total = totalWith(differing(lines, form.lines));
  const amount = typedNumber(form.amount);
  const isEqual = amount === total;

  function refuse(wrong: ApprovalErrors) {
    setErrors(wrong);
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(Object.keys(wrong)[0]!)}"]`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    const { errors: wrong, entered } = readApproval(lines, form);
    if (!entered) return refuse(wrong);
    if (!isEqual) return refuse({ amount: copy.differs(total, entered.amount) });
    onBusy(true);
    try {
      await save(entered);
      onTyped(false);
      showToast({ kind: 'success', id: 'estimate', title: copy.approved });
      await onSaved();
    } catch (error) {
      reportFault(error);
      const { status, details = [] } = error instanceof CallError ? error : {};
      const message = status === 0 ? copy.needsNetwork : (details[0]?.message ?? explain(error));
      showToast({ kind: 'error', id: 'estimate', title: copy.approveFailed, message });
    } finally {
      onBusy(false);
    }
  }

  return (
    <form
      ref={element}
      id={formId}
      className="stack gap-3"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...field('approvedBy')} label="Approved by" maxLength={200} />
      <div className={styles.pair}>
        <DateField {...field('approvedOn')} label="Approved on" />
        <NumberField {...field('amount')} label="Approved amount" start="$" inputMode="text" />
      </div>
      <SelectField
        label={copy.proof}
        name="fileId"
        placeholder={copy.noProof}
        hint={answer?.files.length === 0 ? copy.noDocuments : undefined}
        choices={(answer?.files ?? []).map(({ id, number, label, filename }) => ({
          value: id,
          label: [number, label || filename].filter(Boolean).join(' · '),
        }))}
        value={form.fileId}
        error={errors.fileId}
        onChange={({ target }) => change({ fileId: target.value })}
      />
      {note && <p className="ink-2">{note}</p>}
      <ApproveLines
        {...{ lines, errors }}
        typed={form.lines}
        onChange={(key, line) => change({ lines: { ...form.lines, [key]: line } })}
      />
      <div className={`row wrap gap-2 ${styles.sum}`} data-equal={isEqual || undefined}>
        <p role="status">
          {amount === undefined || isEqual ? copy.comesTo(total) : copy.differs(total, amount)}
        </p>
        {!isEqual && (
          <Button size="sm" onClick={() => change({ amount: total.toFixed(2) })}>
            {copy.setTotal(total)}
          </Button>
        )}
      </div>
    </form>
  );
}
