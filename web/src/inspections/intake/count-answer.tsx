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
  label: string;
}

/** An optional count, typed or stepped. */
export const CountAnswer = memo(function CountAnswer({ field, label }: Props) {
  const store = useDraftStore();
  return (
    <form noValidate>
      <Stepper
        label={label}
        value={useAnswer(field)}
        onChange={(count) => void store.answer({ [field]: count })}
      />
    </form>
  );
});
