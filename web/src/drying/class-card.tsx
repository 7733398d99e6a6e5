import { dryingActions } from '@tidemark/contract/drying/actions';
import { affectedRooms } from '@tidemark/contract/drying/affected-rooms';
import { type DayRule, dayRules } from '@tidemark/contract/drying/day-rules';
import type { DryingHead } from '@tidemark/contract/drying/record';
import { ruleInWords } from '@tidemark/contract/drying/rule-in-words';
import { shareInWords, wetClass } from '@tidemark/contract/drying/wet-class';
import { invalid } from '@tidemark/contract/refused';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormDialog, figure, type Typed } from '../forms/form-dialog.tsx';
import { perform } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { showDay } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import styles from './drying.module.css';
import type { KnownDrying } from './use-drying.ts';
import { useIntake } from './use-intake.ts';

const needsReason = 'Class differs from the proposal: give a reason.';
const dayRuleWords: Record<DayRule, string> = {
  'started-24h': 'Each started 24 hours',
  'nearest-24h': 'The nearest 24 hours',
  calendar: 'Each calendar day',
};
const sentenced = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const hvacWords = { on: 'On', off: 'Off', none: 'None' } as const;

/** Category and class with what proposes it, and how the equipment's days are counted. */
export function ClassCard({ known, writable }: { known: KnownDrying; writable: boolean }) {
  const { drying } = known;
  const { category, arrival } = useIntake(known);
  const [editing, setEditing] = useState(false);
  const rooms = affectedRooms(drying);
  const proposed = rooms.length > 0 ? wetClass(rooms) : undefined;

  function save(typed: Typed) {
    const body = {
      category: figure(typed.category) as DryingHead['category'],
      categoryReason: typed.categoryReason ?? null,
      class: figure(typed.class) as DryingHead['class'],
      classReason: typed.classReason ?? null,
      dateOfLoss: typed.dateOfLoss ?? null,
      lossSource: typed.lossSource ?? null,
      altitudeFt: figure(typed.altitudeFt),
      hvac: (typed.hvac ?? null) as DryingHead['hvac'],
      filters: figure(typed.filters) ?? 0,
      dayRule: typed.dayRule as DayRule,
      graceMinutes: figure(typed.graceMinutes) ?? drying.graceMinutes,
      notes: typed.notes ?? null,
    };
    if (body.class !== null && proposed && body.class !== proposed.class && !body.classReason)
      throw invalid([{ field: 'classReason', message: needsReason }]);
    return perform(dryingActions.change, { params: { id: drying.projectId }, body });
  }
  return (
    <Card
      title="Category and class"
      action={
        writable && (
          <Button
            kind="outline"
            size="sm"
            icon={<Pencil size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {arrival && <p className={`w-600 ${styles.arrival}`}>{arrival}</p>}
      <DefinitionList columns={2}>
        <Fact term="Category">
          {drying.category ?? (category === null ? null : `${category}, as the intake says`)}
        </Fact>
        <Fact term="Class">{drying.class}</Fact>
        <Fact term="Proposed class" full>
          {proposed &&
            `${proposed.class}: ${shareInWords(rooms)}${
              rooms.some(({ lowEvaporation }) => lowEvaporation) ? ', and a room dries slowly' : ''
            }`}
        </Fact>
        {drying.categoryReason && (
          <Fact term="Reason for the category" full>
            {drying.categoryReason}
          </Fact>
        )}
        {drying.classReason && (
          <Fact term="Reason for the class" full>
            {drying.classReason}
          </Fact>
        )}
        <Fact term="Date of loss">{drying.dateOfLoss && showDay(drying.dateOfLoss)}</Fact>
        <Fact term="Source of the loss">{drying.lossSource}</Fact>
        <Fact term="Altitude (ft)">{drying.altitudeFt}</Fact>
        <Fact term="Filters used">{drying.filters > 0 ? drying.filters : null}</Fact>
        <Fact term="HVAC">{drying.hvac && hvacWords[drying.hvac]}</Fact>
        <Fact term="Unit-days" full>
          {sentenced(ruleInWords(drying.dayRule, drying.graceMinutes))}
        </Fact>
        <Fact term="Notes" full>
          {drying.notes}
        </Fact>
      </DefinitionList>
      {editing && (
        <FormDialog
          title="Category and class"
          save="Save"
          onSave={async (typed) => save(typed)}
          onClosed={() => setEditing(false)}
        >
          <div className="grid cols-2 gap-3">
            <SelectField
              label="Category"
              name="category"
              placeholder="Not set"
              choices={['1', '2', '3']}
              defaultValue={String(drying.category ?? category ?? '')}
            />
            <SelectField
              label="Class"
              name="class"
              placeholder="Not set"
              choices={['1', '2', '3', '4']}
              defaultValue={String(drying.class ?? proposed?.class ?? '')}
            />
          </div>
          <TextField
            label="Reason for the category"
            name="categoryReason"
            maxLength={500}
            defaultValue={drying.categoryReason ?? ''}
          />
          <TextField
            label="Reason for the class"
            name="classReason"
            maxLength={500}
            hint="Needed where it differs from the proposal"
            defaultValue={drying.classReason ?? ''}
          />
          <div className="grid cols-2 gap-3">
            <DateField label="Date of loss" name="dateOfLoss" defaultValue={drying.dateOfLoss ?? ''} />
            <NumberField
              label="Altitude"
              name="altitudeFt"
              unit="ft"
              hint="Blank: the company's"
              defaultValue={drying.altitudeFt ?? ''}
            />
          </div>
          <TextField
            label="Source of the loss"
            name="lossSource"
            maxLength={200}
            defaultValue={drying.lossSource ?? ''}
          />
          <SelectField
            label="Unit-days"
            name="dayRule"
            required
            choices={dayRules.map((value) => ({ value, label: dayRuleWords[value] }))}
            defaultValue={drying.dayRule}
          />
          <NumberField
            label="Grace of started 24 hours"
            name="graceMinutes"
            unit="min"
            whole
            hint="0 to 120"
            defaultValue={drying.graceMinutes}
          />
          <NumberField label="Filters used" name="filters" whole defaultValue={drying.filters} />
          <SelectField
            label="HVAC"
            name="hvac"
            placeholder="Not set"
            choices={(['on', 'off', 'none'] as const).map((value) => ({ value, label: hvacWords[value] }))}
            defaultValue={drying.hvac ?? ''}
          />
          <TextArea label="Notes" name="notes" maxLength={5000} rows={3} defaultValue={drying.notes ?? ''} />
        </FormDialog>
      )}
    </Card>
  );
}
