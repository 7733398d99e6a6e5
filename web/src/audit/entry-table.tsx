import type { AuditEntry } from '@tidemark/contract/audit';
import { Filter } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { DataTable } from '../ui/layout/data-table.tsx';
import styles from './audit-page.module.css';
import { ChangeLines } from './change-lines.tsx';
import { copy } from './copy.ts';
import { shownAction, shownRecord } from './describe-audit-event.ts';
import type { Acts } from './entry-card.tsx';

export function EntryTable({ entries, onRecord }: Acts & { entries: readonly AuditEntry[] }) {
  return (
    <DataTable fromTop className={styles.entries}>
      <thead>
        <tr>
          <th aria-sort="descending">When</th>
          <th>Who</th>
          <th>What</th>
          <th>Record</th>
          <th>Before and after</th>
          <th>From</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onRecord={onRecord} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ entry, onRecord }: Acts & { entry: AuditEntry }) {
  const { action, subject, subjectId, technicianName, at, ip } = entry;
  return (
    <tr>
      <td className="tabular nowrap">{showMoment(at)}</td>
      <td>{technicianName ?? <span className="ink-2">{copy.nobody}</span>}</td>
      <td>
        <b>{shownAction(action)}</b>
      </td>
      <td>
        <Button
          kind="quiet"
          size="sm"
          icon={<Filter size={16} aria-hidden />}
          onClick={() => onRecord({ subject, subjectId })}
        >
          <span className="visually-hidden">Only </span>
          {shownRecord(entry)}
        </Button>
      </td>
      <td>
        <ChangeLines entry={entry} />
      </td>
      <td className="tabular">{ip ?? '-'}</td>
    </tr>
  );
}
