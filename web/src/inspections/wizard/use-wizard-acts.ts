import { useNavigate } from '@tanstack/react-router';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { OpenAtSubmit } from '@tidemark/contract/inspections/open-at-submit';
import type { Project } from '@tidemark/contract/projects';
import { useRef, useState } from 'react';
import { explain } from '../../offline/faults/index.ts';
import { perform, sentSoon } from '../../offline/outbox/index.ts';
import { sendNow } from '../../offline/start.ts';
import { tellEnding } from '../../ui/feedback/tell-outcome.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from '../copy.ts';
import { useDraftStore } from '../intake/draft-context.tsx';
import { missingInspection } from './missing-inspection.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The inspection that was submitted just now: its page is shown first (job/submitted). */
    submitted?: string;
  }
}

export interface WizardScreenProps {
  project: Project;
  inspectionId: string;
  onHold: (id: string | null) => void;
}

/** Actions on the whole inspection: save, submit, cancel. All work offline. */
export function useWizardActs({ project, inspectionId, onHold }: WizardScreenProps) {
  const store = useDraftStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const ending = useRef(false);

  /** Writes the latest typing. @returns false, with a message, if the device could not store it */
  async function save(): Promise<boolean> {
    const saved = await store.flush();
    if (!saved)
      showToast({ kind: 'error', id: 'save', title: copy.saveFailed, message: copy.saveFailedMessage });
    return saved;
  }

  async function saveDraft() {
    const gone = await missingInspection(inspectionId, 'update');
    if (gone) return showToast({ kind: 'error', id: 'save', title: gone });
    if (!(await save())) return;
    showToast({ kind: 'success', id: 'save', title: copy.saved, message: copy.savedMessage });
    sendNow();
  }

  function goOn() {
    ending.current = false;
    setBusy(false);
  }

  /** Ends the inspection on screen; what comes next appears as soon as it is stored. */
  async function end(
    act: 'submit' | 'cancel',
    work: () => Promise<void>,
    { done, failed }: { done: string; failed: string },
  ) {
    // From the first press on: until it is stored, a second press would end it again.
    if (ending.current) return;
    ending.current = true;
    setBusy(true);
    try {
      const gone = await missingInspection(inspectionId, act);
      if (gone) showToast({ kind: 'error', id: 'end', title: gone });
      if (gone || !(await save())) return goOn();
      onHold(inspectionId);
      await work();
    } catch (error) {
      onHold(null);
      goOn();
      showToast({ kind: 'error', id: 'end', title: failed, message: explain(error) });
      return;
    }
    const told = sentSoon(`inspections.${act}`, { table: 'inspections', id: inspectionId });
    void tellEnding(told, { id: 'end', done, failed }, explain);
    await navigate({ to: '/', state: act === 'submit' ? { submitted: inspectionId } : {} });
  }

  const params = { id: inspectionId };

  /** @param openAtSubmit what was asked about and is submitted without */
  function submit(openAtSubmit?: OpenAtSubmit) {
    const at = new Date().toISOString();
    // A project the office has put on hold resumes with this, as with Start Inspection.
    const body = {
      submittedAt: at,
      completedAt: at,
      resume: project.status === 'On Hold',
      ...(openAtSubmit && { openAtSubmit }),
    };
    return end('submit', () => perform(inspectionActions.submit, { params, body }), {
      done: copy.completed,
      failed: copy.completeFailed,
    });
  }

  function cancel(cancellationReason: string, notes: string | null) {
    const body = { cancellationReason, notes };
    return end('cancel', () => perform(inspectionActions.cancel, { params, body }), {
      done: copy.cancelled,
      failed: copy.cancelFailed,
    });
  }

  return { busy, save, saveDraft, submit, cancel };
}
