import type { AuditEntry } from '@tidemark/contract/audit';
import { Filter } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { RecordCard } from '../ui/layout/record-cards.tsx';
import styles from './audit-page.module.css';
import { ChangeLines } from './change-lines.tsx';
import { copy } from './copy.ts';
import { shownAction, shownRecord } from './describe-audit-event.ts';

export interface Acts {
  /** Shows the entries of one record alone. */
  onRecord: (record: Pick<AuditEntry, 'subject' | 'subjectId'>) => void;
}

export function EntryCard({ entry, onRecord }: Acts & { entry: AuditEntry }) {
  const { id, action, subject, subjectId, technicianName, at, ip } = entry;
  return (
    <RecordCard className={styles.card} aria-labelledby={`entry-${id}`}>
      <h2 id={`entry-${id}`}>{shownAction(action)}</h2>
      <p>
        {technicianName ?? copy.nobody}
        <span className="ink-2 tabular">
          {', '}
          {showMoment(at)}
          {ip && `, from ${ip}`}
        </span>
      </p>
      <ChangeLines entry={entry} />
      <div className={`line-top ${styles.acts}`}>
        <Button
          kind="quiet"
          icon={<Filter size={20} aria-hidden />}
          onClick={() => onRecord({ subject, subjectId })}
        >
          <span className="visually-hidden">Only </span>
          {shownRecord(entry)}
        </Button>
      </div>
    </RecordCard>
  );
}
