import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import { jobReading } from '@tidemark/contract/job/reading';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
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
import { tellFailed } from './tell-failed.ts';
import { type Typing, TypingDialog } from './typing-dialog.tsx';

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
  return (
    <TypingDialog {...{ title, opened, onClose }} save={copy.approve}>
      {(typing) => <Form {...props} {...typing} />}
    </TypingDialog>
  );
}

function Form(props: Props & Typing) {
  const { formId, projectId, lines, note, totalWith, by, busy, save, onSaved, onBusy, isTyped } = props;
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
    isTyped.current = true;
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
      isTyped.current = false;
      showToast({ kind: 'success', id: 'estimate', title: copy.approved });
      await onSaved();
    } catch (error) {
      tellFailed(copy.approveFailed, error);
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
