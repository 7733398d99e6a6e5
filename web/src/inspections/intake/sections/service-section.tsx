import { emergencyServiceCalls, inspectionFields } from '@tidemark/contract/inspections/fields';
import { lazy, memo, Suspense } from 'react';
import { Check } from '../../../ui/controls/check.tsx';
import { OneAnswer } from '../choice-answer.tsx';
import { CountAnswer } from '../count-answer.tsx';
import { useAnswer, useDraftStore } from '../draft-context.tsx';
import { DraftText } from '../draft-text.tsx';
import styles from '../section.module.css';

/** Few inspections begin after their drying. */
const TripProposal = lazy(() => import('../trip-proposal.tsx'));

export function ServiceSection() {
  return (
    <>
      <OneAnswer field="emergencyServiceCall" wrap choices={emergencyServiceCalls} />
      <Testing />
      <DraftText field="testingClearancesOther" />
      <Suspense>
        <TripProposal />
      </Suspense>
      <div className={styles.pairs}>
        <CountAnswer field="monitoringTripsRegularHours" />
        <CountAnswer field="monitoringTripsAfterHours" />
      </div>
    </>
  );
}

const Testing = memo(function Testing() {
  const store = useDraftStore();
  return (
    <Check
      label={inspectionFields.testingClearances.label}
      checked={useAnswer('testingClearances') ?? false}
      onChange={(event) => void store.answer({ testingClearances: event.target.checked })}
    />
  );
});
