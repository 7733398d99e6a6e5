import { followUpPriorities, followUpReasons } from '@tidemark/contract/follow-ups';
import { ChevronDown, ChevronsUp, Equal, Siren } from 'lucide-react';
import { useOnline } from '../offline/faults/index.ts';
import { Check } from '../ui/controls/check.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { RadioChips } from '../ui/controls/radio-chips.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { TimeField } from '../ui/controls/time-field.tsx';
import { copy, reasonLabels } from './copy.ts';
import styles from './follow-up.module.css';
import type { FollowUpForm, FormErrors } from './follow-up-form.ts';

const reasons = followUpReasons.map((value) => ({ value, label: reasonLabels[value] }));
const marks = { Low: ChevronDown, Medium: Equal, High: ChevronsUp, Emergency: Siren };
const priorities = followUpPriorities.map((value) => {
  const Mark = marks[value];
  return { value, label: value, icon: <Mark size={18} strokeWidth={2.25} aria-hidden data-mark /> };
});

interface Props {
  projectId: number;
  /** The day of the original inspection in words; empty while it is not known. */
  originalDay: string;
  form: FollowUpForm;
  onChange: (part: Partial<FollowUpForm>) => void;
  errors: FormErrors;
}

/** Every field of the dialog, in its order (first document, section 2). */
export function FollowUpFields({ projectId, originalDay, form, onChange, errors }: Props) {
  const online = useOnline();
  const field = (name: 'otherReason' | 'services' | 'date' | 'time' | 'cost' | 'notes') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Check
        label={<b>{copy.visit}</b>}
        checked={form.visit}
        onChange={({ target }) => onChange({ visit: target.checked })}
      />
      <div className="grid cols-2 gap-3 narrow-cols-1">
        <TextField label={copy.originalProject} mono readOnly value={String(projectId)} />
        <TextField
          label={copy.originalDate}
          readOnly
          value={originalDay}
          placeholder={online ? undefined : copy.originalDateLater}
        />
      </div>
      <RadioChips
        id="follow-up-reason"
        label={copy.reason}
        required
        className={styles.reasons}
        choices={reasons}
        value={form.reason}
        error={errors.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {form.reason === 'Other' && (
        <TextField label={copy.otherReason} maxLength={500} {...field('otherReason')} />
      )}
      <TextField label={copy.services} hint={copy.servicesHint} maxLength={2000} {...field('services')} />
      <Segmented
        label={copy.priority}
        className={styles.priority}
        choices={priorities}
        value={form.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <div className="grid cols-2 gap-3 narrow-cols-1">
        <DateField label={copy.date} {...field('date')} />
        <TimeField label={copy.time} {...field('time')} />
      </div>
      <NumberField label={copy.cost} start="$" maxLength={14} {...field('cost')} />
      <TextArea label={copy.notes} maxLength={5000} {...field('notes')} />
    </>
  );
}
