import { HardDriveDownload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import { nameOf } from './line-name.ts';
import styles from './sheet-notes.module.css';
import { useFailure, useSavedAt } from './use-sheet.ts';

/** When the sheet was last saved on this device; what is sent is the tideline's business. */
export function SavedNote({ draft }: { draft: SheetDraft }) {
  const at = useSavedAt(draft);
  return (
    <span className={styles.saved}>
      <HardDriveDownload size={16} aria-hidden />
      {copy.saved(at)}
    </span>
  );
}

/** What stands between the sheet and the office: lines that cannot be sent, and a device that could not save. */
export function TroubleNotes({ draft, onLine }: { draft: SheetDraft; onLine: (id: number) => void }) {
  const failure = useFailure(draft);
  const troubled = useSyncExternalStore(draft.subscribeTotals, () => draft.troubled().join());
  const ids = troubled === '' ? [] : troubled.split(',').map(Number);
  const first = ids[0];
  return (
    <div role="status" className={styles.notes}>
      {failure && (
        <Note tone="danger" title={copy.notSaved}>
          {failure}
        </Note>
      )}
      {first !== undefined && (
        <Note
          tone="danger"
          title={copy.troubled(ids.length)}
          action={
            <Button size="sm" onClick={() => onLine(first)}>
              {copy.showLine}
            </Button>
          }
        >
          {ids.map((id) => nameOf(id, draft.line(id).values)).join(', ')}
        </Note>
      )}
    </div>
  );
}
