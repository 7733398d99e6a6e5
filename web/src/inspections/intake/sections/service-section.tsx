import { emergencyServiceCalls } from '@tidemark/contract/inspections/draft';
import { memo } from 'react';
import { Check } from '../../../ui/controls/check.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { CountAnswer } from '../count-answer.tsx';
import { useAnswer, useDraftStore } from '../draft-context.tsx';
import { DraftText } from '../draft-text.tsx';
import styles from '../section.module.css';

export function ServiceSection() {
  return (
    <>
      <ServiceCall />
      <Testing />
      <DraftText field="testingClearancesOther" label="Testing and clearances, other" maxLength={500} />
      <div className={styles.pairs}>
        <CountAnswer field="monitoringTripsRegularHours" label="Monitoring trips, regular hours" />
        <CountAnswer field="monitoringTripsAfterHours" label="Monitoring trips, after hours" />
      </div>
    </>
  );
}

const ServiceCall = memo(function ServiceCall() {
  const store = useDraftStore();
  return (
    <Segmented
      label="Emergency service call"
      wrap
      choices={emergencyServiceCalls}
      value={useAnswer('emergencyServiceCall')}
      onChange={(emergencyServiceCall) => void store.answer({ emergencyServiceCall })}
    />
  );
});

const Testing = memo(function Testing() {
  const store = useDraftStore();
  return (
    <Check
      label="Testing, clearances, thermal imaging"
      checked={useAnswer('testingClearances') ?? false}
      onChange={(event) => void store.answer({ testingClearances: event.target.checked })}
    />
  );
});
