import { followUpPriorities, followUpReasons } from '@tidemark/contract/follow-ups';
import { ChevronDown, ChevronsUp, Equal, Siren } from 'lucide-react';
import { useOnline } from '../offline/online.ts';
import { Check } from '../ui/check.tsx';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TimeField } from '../ui/time-field.tsx';
import { copy, reasonLabels } from './copy.ts';
import styles from './follow-up.module.css';
import type { FollowUpForm } from './follow-up-form.ts';

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
  reasonError: string | undefined;
}

/** Every field of the dialog, in its order (first document, section 2). */
export function FollowUpFields({ projectId, originalDay, form, onChange, reasonError }: Props) {
  const online = useOnline();
  return (
    <>
      <Check
        label={<b>{copy.visit}</b>}
        checked={form.visit}
        onChange={({ target }) => onChange({ visit: target.checked })}
      />
      <div className={styles.pair}>
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
        error={reasonError}
        onChange={(reason) => onChange({ reason })}
      />
      {form.reason === 'Other' && (
        <TextField
          label={copy.otherReason}
          maxLength={500}
          value={form.otherReason}
          onChange={({ target }) => onChange({ otherReason: target.value })}
        />
      )}
      <TextField
        label={copy.services}
        hint={copy.servicesHint}
        maxLength={2000}
        value={form.services}
        onChange={({ target }) => onChange({ services: target.value })}
      />
      <Segmented
        label={copy.priority}
        className={styles.priority}
        choices={priorities}
        value={form.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <div className={styles.pair}>
        <DateField
          label={copy.date}
          value={form.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TimeField
          label={copy.time}
          value={form.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      </div>
      <NumberField
        label={copy.cost}
        start="$"
        maxLength={14}
        value={form.cost}
        onChange={({ target }) => onChange({ cost: target.value })}
      />
      <TextArea
        label={copy.notes}
        maxLength={5000}
        value={form.notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  );
}
