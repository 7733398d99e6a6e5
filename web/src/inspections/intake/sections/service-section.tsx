import { emergencyServiceCalls, inspectionFields } from '@tidemark/contract/inspections/fields';
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
      <DraftText field="testingClearancesOther" />
      <div className={styles.pairs}>
        <CountAnswer field="monitoringTripsRegularHours" />
        <CountAnswer field="monitoringTripsAfterHours" />
      </div>
    </>
  );
}

const ServiceCall = memo(function ServiceCall() {
  const store = useDraftStore();
  return (
    <Segmented
      label={inspectionFields.emergencyServiceCall.label}
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
      label={inspectionFields.testingClearances.label}
      checked={useAnswer('testingClearances') ?? false}
      onChange={(event) => void store.answer({ testingClearances: event.target.checked })}
    />
  );
});
