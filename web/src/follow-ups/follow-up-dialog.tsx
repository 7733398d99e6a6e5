import type { Project } from '@tidemark/contract/projects';
import { Refused } from '@tidemark/contract/refused';
import { useEffect, useId, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { useRecords } from '../offline/store/index.ts';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { hideToast, showToast } from '../ui/feedback/toast.tsx';
import { showDay } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { createFollowUp } from './create-follow-up.ts';
import styles from './follow-up.module.css';
import { FollowUpActions, type Stage } from './follow-up-actions.tsx';
import { FollowUpDone } from './follow-up-done.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import {
  emptyForm,
  errorsOf,
  type FollowUpForm,
  type FormErrors,
  hasEntries,
  readForm,
  reasonMissing,
} from './follow-up-form.ts';
import { dayOf, findOriginal, originalOf } from './original-inspection.ts';

/** First document, section 9, "Follow-up dialog auto-close". */
const closesAfter = 2000;

interface Props {
  project: Project;
  /** The dialog has closed after a follow-up was created. */
  onCreated: () => void;
}

/** The dialog for a follow-up to a completed project. Opens on mount and closes itself. */
export function FollowUpDialog({ project, onCreated }: Props) {
  const formId = useId();
  const [opened, setOpened] = useState(false);
  const [stage, setStage] = useState<Stage>('editing');
  const [form, setForm] = useState<FollowUpForm>(emptyForm);
  const [errors, setErrors] = useState<FormErrors>({});
  const inspections = useRecords('inspections', { projectId: project.id });
  const original = inspections && originalOf(inspections);
  const lastField = useRef<HTMLElement>(null);
  const done = stage === 'sent' || stage === 'saved';

  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => {
    setOpened(true);
    findOriginal(project.id).catch(reportError);
  }, [project.id]);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setOpened(false), closesAfter);
    return () => clearTimeout(timer);
  }, [done]);
  useEffect(() => {
    if (done && !opened) onCreated();
  }, [done, opened, onCreated]);

  const change = (part: Partial<FollowUpForm>) => {
    setForm((before) => ({ ...before, ...part }));
    const left = Object.entries(errors).filter(([name]) => !(name in part));
    if (left.length === Object.keys(errors).length) return;
    setErrors(Object.fromEntries(left));
    hideToast('follow-up');
  };
  /** Shows errors at their inputs and focuses the first. */
  const refuse = (wrong: FormErrors, message: string) => {
    setErrors(wrong);
    showToast({ kind: 'error', id: 'follow-up', title: copy.invalid, message });
    const names = Object.keys(wrong).map((name) => `[name=${name}], #follow-up-${name} [role=radio]`);
    document.getElementById(formId)?.querySelector<HTMLElement>(names.join())?.focus();
  };
  const keepEditing = () => {
    setStage('editing');
    lastField.current?.focus();
  };
  const close = () => {
    if (stage === 'creating') return;
    if (stage === 'leaving') return keepEditing();
    if (stage === 'editing' && hasEntries(form)) return setStage('leaving');
    setOpened(false);
  };
  async function save() {
    const entered = readForm(form);
    if (!entered) return refuse({ reason: reasonMissing }, reasonMissing);
    setStage('creating');
    try {
      const end = await createFollowUp(project, entered);
      setStage(end);
      if (end === 'sent') {
        showToast({ kind: 'success', id: 'follow-up', title: copy.toastTitle, message: copy.toastMessage });
      }
    } catch (error) {
      setStage('editing');
      const wrong = error instanceof Refused ? errorsOf(error.details) : {};
      if (Object.keys(wrong).length > 0) return refuse(wrong, explain(error));
      showToast({ kind: 'error', id: 'follow-up', title: copy.failed, message: explain(error) });
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={close}
      size="wide"
      keepOnOutsideTap
      title={
        <>
          {copy.title}{' '}
          <span className={`ink-2 text-small w-400 block wide-text ${styles.of}`}>{project.title}</span>
        </>
      }
      footer={
        <FollowUpActions
          formId={formId}
          stage={stage}
          onCancel={close}
          onKeep={keepEditing}
          onLeave={() => setOpened(false)}
        />
      }
    >
      {done ? (
        <FollowUpDone sent={stage === 'sent'} />
      ) : (
        <form
          id={formId}
          className="stack gap-4"
          noValidate
          onFocus={({ target }) => {
            lastField.current = target;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (stage === 'editing' && !refusePartial(event.currentTarget)) void save();
          }}
        >
          <FollowUpFields
            projectId={project.id}
            originalDay={original ? showDay(dayOf(original)) : ''}
            form={form}
            onChange={change}
            errors={errors}
          />
        </form>
      )}
    </Dialog>
  );
}
