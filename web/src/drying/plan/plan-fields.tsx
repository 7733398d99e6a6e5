import { planFields } from '@tidemark/contract/drying/fields/plan';
import type { DryingPlan } from '@tidemark/contract/drying/plan';
import { invalid } from '@tidemark/contract/refused';
import { useState } from 'react';
import { figure, type Typed } from '../../forms/form-dialog.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TimeField } from '../../ui/controls/time-field.tsx';
import { showMinutes } from '../../ui/format/show-minutes.ts';

const lengths = [15, 30, 45, 60, 90, 120, 150, 180, 240];

interface Props {
  plan: DryingPlan;
  /** Whether one is planned unless somebody says otherwise. */
  planned: boolean;
}

/** The next visit: its day, time and length, or that there is none. */
export function PlanFields({ plan, planned }: Props) {
  const [on, setOn] = useState(planned);
  const { dryingDate, dryingTime, dryingMinutes } = plan;
  const all =
    dryingMinutes === null ? lengths : [...new Set([...lengths, dryingMinutes])].sort((a, b) => a - b);
  return (
    <fieldset className="stack gap-3">
      <Check
        label="Plan the next visit"
        name="planned"
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      {on && (
        <>
          <div className="grid cols-2 gap-3">
            <DateField
              label={planFields.dryingDate.label}
              name="dryingDate"
              defaultValue={dryingDate ?? ''}
            />
            <TimeField label="Time" name="dryingTime" defaultValue={dryingTime ?? ''} />
          </div>
          <SelectField
            label={planFields.dryingMinutes.label}
            name="dryingMinutes"
            placeholder="Usual"
            choices={all.map((minutes) => ({ value: String(minutes), label: showMinutes(minutes) }))}
            defaultValue={String(dryingMinutes ?? '')}
          />
          <p className="ink-2 text-small">
            Whoever has the project makes this visit. The office can move it or send someone else.
          </p>
        </>
      )}
    </fieldset>
  );
}

/** What was typed, null for none. @throws Refused without a day */
export function typedPlan(typed: Typed): DryingPlan | null {
  if (typed.planned === undefined || typed.planned === null) return null;
  const { dryingDate = null, dryingTime = null, dryingMinutes } = typed;
  if (dryingDate === null)
    throw invalid([{ field: 'dryingDate', message: 'Choose a day, or plan no visit.' }]);
  return { dryingDate, dryingTime, dryingMinutes: figure(dryingMinutes) };
}
