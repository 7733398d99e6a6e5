import { dryingActions } from '@tidemark/contract/drying/actions';
import { noPlan } from '@tidemark/contract/drying/fields/plan';
import type { Project } from '@tidemark/contract/projects';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { defaultPlan } from './default-plan.ts';
import { PlanFields, typedPlan } from './plan-fields.tsx';
import { planWords } from './plan-words.ts';

/** When the next visit is, and the way to another day or to none. */
export function NextVisit({ project, writable }: { project: Project; writable: boolean }) {
  const [changing, setChanging] = useState(false);
  // A device that knows a project from before the field has none of it.
  const { id, dryingDate = null, dryingTime, dryingMinutes } = project;
  if (dryingDate === null && !writable) return null;
  return (
    <div className="row wrap justify-between gap-2">
      <p className="row gap-2">
        <CalendarClock size={20} className="flex-none" aria-hidden />
        <span>
          {dryingDate === null ? (
            'No next visit is planned.'
          ) : (
            <>
              Next visit: <b>{planWords(project)}</b>
            </>
          )}
        </span>
      </p>
      {writable && (
        <Button kind="outline" size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {dryingDate === null ? 'Plan a visit' : 'Change'}
        </Button>
      )}
      {changing && (
        <FormDialog
          title="Next visit"
          save="Save"
          onClosed={() => setChanging(false)}
          onSave={async (typed) =>
            perform(dryingActions.planVisit, { params: { id }, body: typedPlan(typed) ?? noPlan })
          }
        >
          <PlanFields
            planned
            plan={
              dryingDate === null
                ? defaultPlan(new Date().toISOString())
                : { dryingDate, dryingTime, dryingMinutes }
            }
          />
        </FormDialog>
      )}
    </div>
  );
}
