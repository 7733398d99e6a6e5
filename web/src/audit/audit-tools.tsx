import { auditedActions, auditedSubjects } from '@tidemark/contract/audit';
import { FilterX } from 'lucide-react';
import { fullName } from '../technicians/names.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import styles from './audit-page.module.css';
import { copy } from './copy.ts';
import { shownAction, shownSubject } from './describe-audit-event.ts';
import { type Filters, isBackwards, noFilters } from './filters.ts';
import { usePeople } from './use-people.ts';

interface Props {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values
    .map((value) => ({ value, label: label(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US'));
const actions = choices(auditedActions, shownAction);
const subjects = choices(auditedSubjects, shownSubject);

export function AuditTools({ filters, onChange }: Props) {
  const { answer: people, problem } = usePeople();
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const chosen = Object.values(filters).some((value) => value !== '');
  return (
    <search className={`grid align-start cols-2 gap-2 ${styles.tools}`} data-narrows aria-label="Filters">
      <SelectField
        label="Person"
        placeholder="Everybody"
        hint={people ? undefined : problem}
        choices={people?.map((person) => ({
          value: String(person.id),
          label: `${fullName(person)} ${person.technicianId}`,
        }))}
        {...field('technicianId')}
      />
      <SelectField label="Action" placeholder="All actions" choices={actions} {...field('action')} />
      <SelectField label="Record" placeholder="All records" choices={subjects} {...field('subject')} />
      <TextField label="Record number" maxLength={60} {...field('subjectId')} />
      <DateField label="From" max="9998-12-31" {...field('from')} />
      <DateField
        label="To"
        max="9998-12-31"
        error={isBackwards(filters) ? copy.backwards : undefined}
        {...field('to')}
      />
      {chosen && (
        <Button
          kind="quiet"
          className={`col-all ${styles.clear}`}
          icon={<FilterX size={20} aria-hidden />}
          onClick={() => onChange(noFilters)}
        >
          {copy.clear}
        </Button>
      )}
    </search>
  );
}
