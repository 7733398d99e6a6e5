import type { AuditEntry } from '@tidemark/contract/audit';
import { RecordCards } from '../ui/layout/record-cards.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryTable } from './entry-table.tsx';

export interface Acts {
  /** Shows the entries of one record alone. */
  onRecord: (record: Pick<AuditEntry, 'subject' | 'subjectId'>) => void;
}

/** Cards on a phone and a tablet, a table on a desktop. */
export function EntryList({ entries, onRecord }: Acts & { entries: readonly AuditEntry[] }) {
  const desktop = useDesktop();
  if (desktop) return <EntryTable entries={entries} onRecord={onRecord} />;
  return (
    <RecordCards>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} onRecord={onRecord} />
      ))}
    </RecordCards>
  );
}
