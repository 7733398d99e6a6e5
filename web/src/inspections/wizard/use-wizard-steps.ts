import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { perform } from '../../offline/outbox/index.ts';
import { useDraft } from '../intake/draft-context.tsx';
import { endUndo } from '../intake/undo-answer.ts';
import { leaveInspection, sayResumed } from '../opening-notice.ts';
import { completedSteps, keepCompletedSteps } from './completed-steps.ts';
import { cancelIndex, resumedAt } from './step-rules.ts';

interface Place {
  current: number;
  completed: ReadonlySet<number>;
  /** The step Cancel was opened from. */
  before: number;
}

function resumed(currentStep: number, id: string): Place {
  const at = resumedAt(currentStep, completedSteps(id));
  return { ...at, before: at.current };
}

/** Whether the page is untouched since it opened. */
function useUntouched() {
  const untouched = useRef(true);
  // In the commit that draws it: a busy phone handles a tap on it before it runs effects.
  useLayoutEffect(() => {
    const touched = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'click'])
      document.addEventListener(
        event,
        () => {
          untouched.current = false;
          touched.abort();
        },
        { capture: true, signal: touched.signal },
      );
    return () => touched.abort();
  }, []);
  return untouched;
}

/** The technician's step in the wizard; each step except Cancel is stored, on the device and the server. */
export function useWizardSteps(projectId: number, id: string) {
  const stored = useDraft((view) => view.inspection.currentStep);
  const [place, setPlace] = useState<Place>(() => resumed(stored, id));
  const untouched = useUntouched();
  // This device may have opened old data: the server's response counts until someone starts here.
  useLayoutEffect(() => {
    if (untouched.current) setPlace(resumed(stored, id));
  }, [untouched, stored, id]);
  useEffect(() => {
    if (untouched.current) sayResumed(projectId, stored);
  }, [untouched, projectId, stored]);
  useEffect(() => () => leaveInspection(projectId), [projectId]);
  useEffect(() => endUndo, []);
  const { completed } = place;
  useEffect(() => keepCompletedSteps(id, completed), [id, completed]);
  const go = useCallback(
    (index: number, done?: number) => {
      setPlace(({ current, completed }) => ({
        current: index,
        completed: done === undefined ? completed : new Set(completed).add(done),
        before: index === cancelIndex ? current : index,
      }));
      scrollTo(0, 0);
      if (index === cancelIndex) return;
      // In the background (first document, section 4, "Step change"): if it fails, an earlier step is resumed.
      perform(inspectionActions.step, { params: { id }, body: { currentStep: index + 1 } }).catch(
        reportError,
      );
    },
    [id],
  );
  return { ...place, go };
}
