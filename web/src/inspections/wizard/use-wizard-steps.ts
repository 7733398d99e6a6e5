import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { useCallback, useState } from 'react';
import { perform } from '../../offline/perform.ts';
import { useDraftStore } from '../intake/draft-context.tsx';
import { cancelIndex, resumedAt } from './step-rules.ts';

interface Place {
  current: number;
  completed: ReadonlySet<number>;
  /** Where Cancel was opened from. */
  before: number;
}

/** Where the technician is in the wizard; each step but Cancel is remembered, on the device and at the office. */
export function useWizardSteps(id: string) {
  const store = useDraftStore();
  const [place, setPlace] = useState<Place>(() => {
    const resumed = resumedAt(store.view().inspection.currentStep);
    return { ...resumed, before: resumed.current };
  });
  const go = useCallback(
    (index: number, done?: number) => {
      setPlace(({ current, completed }) => ({
        current: index,
        completed: done === undefined ? completed : new Set(completed).add(done),
        before: index === cancelIndex ? current : index,
      }));
      scrollTo(0, 0);
      if (index === cancelIndex) return;
      // In the background (first document, section 4, "Step change"): without it the resumed step is an earlier one.
      perform(inspectionActions.step, { params: { id }, body: { currentStep: index + 1 } }).catch(
        reportError,
      );
    },
    [id],
  );
  return { ...place, go };
}
