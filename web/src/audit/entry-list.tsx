import type { AuditEntry } from '@tidemark/contract/audit';
import { RecordCards } from '../ui/layout/record-cards.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { type Acts, EntryCard } from './entry-card.tsx';
import { EntryTable } from './entry-table.tsx';

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
