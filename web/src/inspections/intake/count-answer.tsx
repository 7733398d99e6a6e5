import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { memo } from 'react';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { useAnswer, useDraftStore } from './draft-context.tsx';

interface Props {
  field:
    | 'monitoringTripsRegularHours'
    | 'monitoringTripsAfterHours'
    | 'pickupVan'
    | 'trailer'
    | 'yd20'
    | 'yd30'
    | 'yd40';
}

/** An optional count, typed or stepped. */
export const CountAnswer = memo(function CountAnswer({ field }: Props) {
  const store = useDraftStore();
  return (
    <form noValidate>
      <Stepper
        label={inspectionFields[field].label}
        value={useAnswer(field)}
        onChange={(count) => void store.answer({ [field]: count })}
      />
    </form>
  );
});
