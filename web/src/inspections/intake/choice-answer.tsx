import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { memo } from 'react';
import { ChipGrid, type ChipGridProps } from '../../ui/controls/chip-grid.tsx';
import { Segmented, type SegmentedProps } from '../../ui/controls/segmented.tsx';
import { useAnswer, useDraftStore, useFieldError } from './draft-context.tsx';
import { Question } from './question.tsx';

/** An answer of one choice; where it is required, it is a question. */
export const OneAnswer = memo(function OneAnswer({
  field,
  ...look
}: { field: 'policyType' | 'category' | 'emergencyServiceCall' } & Pick<
  SegmentedProps<string>,
  'choices' | 'required' | 'wrap'
>) {
  const store = useDraftStore();
  const segments = (
    <Segmented
      {...look}
      label={inspectionFields[field].label}
      value={useAnswer(field)}
      error={useFieldError(field)}
      onChange={(chosen) => void store.answer({ [field]: chosen })}
    />
  );
  return look.required ? <Question field={field}>{segments}</Question> : segments;
});

/** A required answer of any number of choices. */
export const ManyAnswer = memo(function ManyAnswer({
  field,
  ...look
}: { field: 'damageType' | 'affectedRooms' | 'affectedMaterials' } & Pick<
  ChipGridProps<string>,
  'choices' | 'columns'
>) {
  const store = useDraftStore();
  return (
    <Question field={field}>
      <ChipGrid
        {...look}
        required
        label={inspectionFields[field].label}
        value={useAnswer(field)}
        error={useFieldError(field)}
        onChange={(chosen) => void store.answer({ [field]: chosen })}
      />
    </Question>
  );
});
