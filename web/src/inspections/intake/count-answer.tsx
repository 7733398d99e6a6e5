import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { memo } from 'react';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { useAnswer, useDraftStore, useFieldError } from './draft-context.tsx';
import { Question } from './question.tsx';

interface Props {
  field:
    | 'sizeOfProject'
    | 'monitoringTripsRegularHours'
    | 'monitoringTripsAfterHours'
    | 'pickupVan'
    | 'trailer'
    | 'yd20'
    | 'yd30'
    | 'yd40';
  required?: boolean;
  min?: number;
}

/** A count, typed or stepped; where it is required, it is a question. */
export const CountAnswer = memo(function CountAnswer({ field, ...look }: Props) {
  const store = useDraftStore();
  const count = (
    <form noValidate>
      <Stepper
        {...look}
        label={inspectionFields[field].label}
        value={useAnswer(field)}
        error={useFieldError(field)}
        onChange={(count) => void store.answer({ [field]: count })}
      />
    </form>
  );
  return look.required ? <Question field={field}>{count}</Question> : count;
});
