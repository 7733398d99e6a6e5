import { dryingActions, dryingRecordActions } from '@tidemark/contract/drying/actions';
import type { Visit } from '@tidemark/contract/drying/record';
import { invalid } from '@tidemark/contract/refused';
import { ChevronRight } from 'lucide-react';
import { wallClock } from '../../documentation/wall-clock.ts';
import { FormDialog, figure } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { defaultPlan } from '../plan/default-plan.ts';
import { PlanFields, typedPlan } from '../plan/plan-fields.tsx';
import type { Read } from './visit-pad.tsx';

interface Props {
  visit: Visit;
  /** What was not read, by its name. */
  missing: readonly { name: string; read: Read }[];
  /** Goes to what was not read. */
  onRead: (read: Read) => void;
  /** The units that stand now, by name. */
  units: { count: number; names: readonly string[] };
  /** Whether there is anything left to come back for. */
  goesOn: boolean;
  onClosed: () => void;
}

const reasonMissing = 'Say why they were not read.';
/** As a line of the visit's notes, which reports print. */
const notRead = (missing: Props['missing'], reason: string) =>
  `Not read: ${missing.map(({ name }) => name).join('; ')}. ${reason}`;

/** Ends a visit and plans the next one: what was not read is named and holds nothing up. */
export function EndVisit({ visit, missing, units, goesOn, onRead, onClosed }: Props) {
  const params = { id: visit.projectId, recordId: visit.id };
  return (
    <FormDialog
      title="End visit"
      save={missing.length > 0 ? 'End visit anyway' : 'End visit'}
      onClosed={onClosed}
      onSave={async (typed) => {
        const { skipped, regularHours, afterHours } = typed;
        if (missing.length > 0 && !skipped) throw invalid([{ field: 'skipped', message: reasonMissing }]);
        const notes = [skipped && notRead(missing, skipped), typed.notes].filter(Boolean).join('\n') || null;
        const next = typedPlan(typed);
        const body = {
          ...{ notes, regularHours: figure(regularHours), afterHours: figure(afterHours) },
          ...(typed.counted && { unitsCounted: units.count }),
        };
        await perform(dryingRecordActions.changeVisit, { params, body });
        await perform(dryingActions.endVisit, { params, body: { endedAt: wallClock(new Date()), next } });
      }}
    >
      {(wrong) => (
        <>
          {missing.length > 0 && (
            <>
              <Note tone="orange" title={`${missing.length} not read yet`}>
                <ul>
                  {missing.map(({ name, read }) => (
                    <li key={name}>
                      <button
                        type="button"
                        className="row tap gap-2 text-left ink-tide w-600"
                        onClick={() => onRead(read)}
                      >
                        <span className="break-anywhere">{name}</span>
                        <ChevronRight size={18} aria-hidden />
                      </button>
                    </li>
                  ))}
                </ul>
              </Note>
              <TextField
                label="Why they were not read"
                name="skipped"
                maxLength={500}
                required
                error={wrong.skipped}
              />
            </>
          )}
          {units.count > 0 && (
            <div>
              <Check
                name="counted"
                label={units.count === 1 ? '1 unit counted' : `All ${units.count} units counted`}
                defaultChecked={visit.unitsCounted === units.count}
              />
              <p className="ink-2 text-small break-anywhere">{units.names.join(', ')}</p>
            </div>
          )}
          <div className="grid cols-2 gap-3">
            <NumberField
              label="Regular hours"
              name="regularHours"
              unit="h"
              defaultValue={visit.regularHours ?? ''}
            />
            <NumberField
              label="After hours"
              name="afterHours"
              unit="h"
              defaultValue={visit.afterHours ?? ''}
            />
          </div>
          <PlanFields plan={defaultPlan(visit.startedAt)} planned={goesOn} />
          <TextArea label="Notes" name="notes" maxLength={5000} rows={3} defaultValue={visit.notes ?? ''} />
        </>
      )}
    </FormDialog>
  );
}
