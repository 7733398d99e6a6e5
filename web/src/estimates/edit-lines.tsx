import type { Estimate } from '@tidemark/contract/estimates/actions';
import type { EstimateEdits } from '@tidemark/contract/estimates/edits';
import { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { scopeActions } from '@tidemark/contract/scope/actions';
import type { Reason } from '@tidemark/contract/scope/reasons';
import { Plus } from 'lucide-react';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy as shared } from './copy.ts';
import { type EditErrors, type EditForm, formOf, groupsOf, noRemark, readEdits } from './edit-form.ts';
import { OwnAdjustment, OwnLine, RemarkFields } from './edit-line.tsx';
import styles from './edit-lines.module.css';
import { officeCopy as copy } from './office-copy.ts';
import { tellFailed } from './tell-failed.ts';
import { type Typing, TypingDialog } from './typing-dialog.tsx';
import { reasonsFor } from './with-reason.ts';

interface Props {
  estimate: Estimate;
  opened: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Codes, notes, lines and adjustments of the office; saved, they make a new estimate. */
export function EditLines({ estimate, opened, onClose, onSaved }: Props) {
  return (
    <TypingDialog {...{ opened, onClose }} title={copy.editTitle} save="Save">
      {(typing) => <Loaded {...typing} {...{ estimate, onSaved }} />}
    </TypingDialog>
  );
}

type LoadedProps = Pick<Props, 'estimate' | 'onSaved'> & Typing;

/** Read anew each time the dialog opens. */
function Loaded(props: LoadedProps) {
  const { inspectionId: id } = props.estimate;
  const { answer, problem, asking, refresh } = useAnswer(
    useCallback(() => call(estimateOfficeActions.edits, { params: { id } }), [id]),
  );
  const online = useOnline();
  // Notes can be written without them.
  const cited = useAnswer(useCallback(() => call(scopeActions.reasons, { params: { id } }), [id]));
  if (answer) return <Form {...props} edits={answer.edits} reasons={cited.answer?.reasons ?? []} />;
  if (problem !== undefined)
    return (
      <ErrorState
        title={copy.editLoadFailed}
        message={problem}
        retrying={asking}
        onRetry={refresh}
        offline={!online}
      />
    );
  return (
    <Loading label="Loading...">
      <Skeleton height={240} />
    </Loading>
  );
}

interface FormProps extends LoadedProps {
  edits: EstimateEdits & { version: number };
  reasons: readonly Reason[];
}

function Form({ formId, estimate, edits, reasons, busy, isTyped, onBusy, onSaved }: FormProps) {
  const [form, setForm] = useState<EditForm>(() => formOf(edits));
  const [errors, setErrors] = useState<EditErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const change = (part: Partial<EditForm>) => {
    isTyped.current = true;
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const replaced = <T,>(all: readonly T[], at: number, part: Partial<T>) =>
    all.map((one, index) => (index === at ? { ...one, ...part } : one));
  const without = <T,>(all: readonly T[], at: number) => all.filter((_, index) => index !== at);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { errors: wrong, entered } = readEdits(form);
    if (!entered) {
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first ?? '')}"]`)?.focus();
      return;
    }
    onBusy(true);
    try {
      const body = { ...entered, basedOn: edits.version };
      const params = { id: estimate.inspectionId };
      const { estimate: saved } = await call(estimateOfficeActions.edit, { params, body });
      const [title, message] =
        saved.number === null || saved.number === estimate.number ? shared.same : shared.made(saved.number);
      showToast({ kind: 'success', id: 'estimate', title, message });
      isTyped.current = false;
      await onSaved();
    } catch (error) {
      tellFailed(copy.editFailed, error);
    } finally {
      onBusy(false);
    }
  }

  return (
    <form ref={element} id={formId} className="stack gap-4" noValidate onSubmit={(event) => void save(event)}>
      <p className="ink-2">{copy.editHint}</p>
      {groupsOf(estimate).map(({ roomId, name, lines, isComputed }) => (
        <fieldset key={roomId ?? name} className={styles.group}>
          <legend>{name}</legend>
          {lines.map(({ key, title, figures, code }) => (
            <div key={key} className={styles.line}>
              <p className={styles.what}>
                {title} <span className="ink-2 num text-small">{figures}</span>
              </p>
              <RemarkFields
                of={`${title}, ${name}`}
                path={`remarks.${key}`}
                errors={errors}
                reasons={reasonsFor(reasons, roomId)}
                remark={form.remarks[key] ?? noRemark}
                listed={edits.remarks[key]?.code ? undefined : code}
                onChange={(part) =>
                  change({
                    remarks: { ...form.remarks, [key]: { ...noRemark, ...form.remarks[key], ...part } },
                  })
                }
              />
            </div>
          ))}
          {form.lines.map(
            (line, at) =>
              !isComputed &&
              (estimate.rooms.some((room) => room.roomId === line.roomId) ? line.roomId : null) ===
                roomId && (
                <OwnLine
                  key={line.id}
                  value={line}
                  path={`lines.${at}`}
                  reasons={reasonsFor(reasons, roomId)}
                  errors={errors}
                  onChange={(part) => change({ lines: replaced(form.lines, at, part) })}
                  onDelete={() => change({ lines: without(form.lines, at) })}
                />
              ),
          )}
          {!isComputed && (
            <Button
              size="sm"
              icon={<Plus size={18} aria-hidden />}
              aria-label={`${copy.addLine}, ${name}`}
              onClick={() =>
                change({
                  lines: [
                    ...form.lines,
                    { ...noRemark, id: uuidv7(), roomId, title: '', quantity: '1', unit: 'EA', rate: '' },
                  ],
                })
              }
            >
              {copy.addLine}
            </Button>
          )}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{copy.adjustments}</legend>
        {form.adjustments.map((one, at) => (
          <OwnAdjustment
            key={one.id}
            value={one}
            path={`adjustments.${at}`}
            reasons={reasonsFor(reasons, null)}
            errors={errors}
            onChange={(part) => change({ adjustments: replaced(form.adjustments, at, part) })}
            onDelete={() => change({ adjustments: without(form.adjustments, at) })}
          />
        ))}
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          onClick={() =>
            change({
              adjustments: [...form.adjustments, { ...noRemark, id: uuidv7(), title: '', amount: '' }],
            })
          }
        >
          {copy.addAdjustment}
        </Button>
      </fieldset>
    </form>
  );
}
