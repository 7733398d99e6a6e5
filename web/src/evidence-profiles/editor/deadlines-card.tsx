import { deadlineEvents } from '@tidemark/contract/evidence-profiles/deadlines';
import { eventWords, goalWords } from '@tidemark/contract/evidence-profiles/due-words';
import { goals } from '@tidemark/contract/evidence-profiles/goals';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { ChipGrid } from '../../ui/controls/chip-grid.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TimeField } from '../../ui/controls/time-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { exampleDue } from './example-due.ts';
import type { ProfileForm, TypedDeadline } from './form.ts';

const mostDeadlines = 12;
const blank: TypedDeadline = { event: 'arrival', hours: '24', goal: 'estimate-sent' };
/** Around the week as people plan it. */
const days = [
  ['1', 'Mon'],
  ['2', 'Tue'],
  ['3', 'Wed'],
  ['4', 'Thu'],
  ['5', 'Fri'],
  ['6', 'Sat'],
  ['0', 'Sun'],
] as const;
const usualHours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };

interface Props {
  form: ProfileForm;
  onChange: (part: Partial<ProfileForm>) => void;
}

/** What is to be done how many hours after what, and which hours count. */
export function DeadlinesCard({ form: { deadlines, businessHours }, onChange }: Props) {
  const put = (at: number, part: Partial<TypedDeadline>) =>
    onChange({ deadlines: deadlines.toSpliced(at, 1, { ...deadlines[at]!, ...part }) });
  const open = (part: Partial<NonNullable<typeof businessHours>>) =>
    onChange({ businessHours: { ...(businessHours ?? usualHours), ...part } });
  return (
    <Card title={copy.deadlines}>
      <div className="stack gap-3">
        {deadlines.length === 0 && <p className="ink-2">{copy.noDeadlines}</p>}
        {deadlines.map((deadline, at) => (
          <OneDeadline
            // biome-ignore lint/suspicious/noArrayIndexKey: a deadline has no name; its fields are controlled
            key={at}
            number={at + 1}
            deadline={deadline}
            businessHours={businessHours}
            onChange={(part) => put(at, part)}
            onRemove={() => onChange({ deadlines: deadlines.toSpliced(at, 1) })}
          />
        ))}
        {deadlines.length < mostDeadlines && (
          <Button
            icon={<Plus size={18} aria-hidden />}
            onClick={() => onChange({ deadlines: [...deadlines, blank] })}
          >
            {copy.addDeadline}
          </Button>
        )}
        <Check
          label={copy.businessHours}
          checked={businessHours !== null}
          onChange={({ target }) => onChange({ businessHours: target.checked ? usualHours : null })}
        />
        {businessHours && (
          <>
            <ChipGrid
              label={copy.days}
              columns={3}
              choices={days.map(([value, label]) => ({ value, label }))}
              value={businessHours.days.map((day) => days.find(([value]) => value === String(day))![0])}
              onChange={(chosen) => open({ days: chosen.map(Number) })}
            />
            <div className="grid cols-2 gap-3">
              <TimeField
                label={copy.opens}
                value={businessHours.from}
                onChange={({ target }) => open({ from: target.value })}
              />
              <TimeField
                label={copy.closes}
                value={businessHours.to}
                onChange={({ target }) => open({ to: target.value })}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

interface OneProps {
  number: number;
  deadline: TypedDeadline;
  businessHours: ProfileForm['businessHours'];
  onChange: (part: Partial<TypedDeadline>) => void;
  onRemove: () => void;
}

function OneDeadline({ number, deadline, businessHours, onChange, onRemove }: OneProps) {
  const due = exampleDue(deadline, businessHours);
  return (
    <fieldset className="stack gap-2">
      <legend className="w-600">{copy.deadline(number)}</legend>
      <SelectField
        label={copy.goal}
        value={deadline.goal}
        choices={goals.map((value) => ({ value, label: goalWords(value) }))}
        onChange={({ target }) => onChange({ goal: target.value as TypedDeadline['goal'] })}
      />
      <SelectField
        label={copy.from}
        value={deadline.event}
        choices={deadlineEvents.map((value) => ({ value, label: eventWords[value] }))}
        onChange={({ target }) => onChange({ event: target.value as TypedDeadline['event'] })}
      />
      <div className={styles.try}>
        <NumberField
          label={copy.hours}
          whole
          unit="h"
          value={deadline.hours}
          onChange={({ target }) => onChange({ hours: target.value })}
        />
        <IconButton
          label={copy.removeDeadline(number)}
          icon={<X size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {due && <p className="ink-2 text-small">{copy.example(due)}</p>}
    </fieldset>
  );
}
