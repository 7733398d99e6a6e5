import { Link } from '@tanstack/react-router';
import type { Duplicate } from '@tidemark/contract/office/read-actions';
import type { Visits } from '@tidemark/contract/office/visits';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { warningsOf } from '../board/use-visits.ts';
import { copy } from './copy.ts';
import { dayInWords } from './day-in-words.ts';
import styles from './form.module.css';
import { type ProjectForm, slotOf } from './project-form.ts';

interface Props {
  form: ProjectForm;
  /** Of the project that is edited. */
  id: number | undefined;
  /** Both undefined while they are not known. */
  duplicates: readonly Duplicate[] | undefined;
  visits: Visits | undefined;
}

/** What the office knows of the address and of the technician's day, shown while typing; it never blocks. */
export function BeforeSaving({ form, id = 0, duplicates, visits }: Props) {
  const slot = slotOf(form);
  const planned = { ...slot, id, title: form.title, status: 'Assigned' as const };
  const warnings = warningsOf(planned, slot, visits);
  const day = dayInWords(id, slot, visits);
  return (
    <Card title={copy.beforeSaving}>
      <div role="status">
        <ul className={`stack gap-3 ${styles.checks}`}>
          {!duplicates && !day && <li className="ink-2">{copy.nothingChecked}</li>}
          {duplicates?.length === 0 && <Check good>{copy.noDuplicates}</Check>}
          {duplicates?.map(({ id: other, title, customerName, status, technicianName }) => (
            <Check key={other}>
              {copy.sameAddress}{' '}
              <Link to="/project/$projectId" params={{ projectId: String(other) }} target="_blank">
                #{other} {title}
              </Link>
              <small>{[customerName, status, technicianName].filter(Boolean).join(', ')}</small>
            </Check>
          ))}
          {day && <Check good={warnings.length === 0}>{[day, ...warnings].join(' ')}</Check>}
        </ul>
      </div>
    </Card>
  );
}

function Check({ good, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <li data-good={good || undefined}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
