import { CircleAlert, HardDriveDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import { nameOf } from './line-name.ts';
import styles from './sheet-notes.module.css';
import { useLineIds, useTotals } from './use-sheet.ts';

interface SaveStateProps {
  draft: SheetDraft;
  onLine: (id: number) => void;
  /** Stands there while nothing is wrong, instead of when the sheet was last saved. */
  children?: ReactNode;
}

/**
 * Saved on this device, or being saved (read out only when it is done), or what stands in the way of it: a device that
 * could not save, lines that cannot be sent. It always takes the same place, so that nothing moves under a typing finger.
 */
export function SaveState({ draft, onLine, children }: SaveStateProps) {
  const at = useTotals(draft, draft.savedAt);
  const whole = useTotals(draft, draft.isSaved);
  const failure = useTotals(draft, draft.failure);
  const ids = useLineIds(draft, draft.troubled);
  const [first] = ids;
  return (
    <span
      role="status"
      className={`align-center ink-2 text-caption tabular relative inline-flex gap-2 snug ${styles.state}`}
      data-wrong={failure !== undefined || first !== undefined || undefined}
    >
      {failure !== undefined ? (
        <>
          <CircleAlert size={16} aria-hidden />
          {failure}
        </>
      ) : first !== undefined ? (
        <>
          <CircleAlert size={16} aria-hidden />
          {copy.troubled(ids.length)}
          <button
            type="button"
            className={`w-700 relative ${styles.show}`}
            aria-label={`${copy.showLine} ${nameOf(first, draft.line(first).values)}`}
            onClick={() => onLine(first)}
          >
            {copy.showLine}
          </button>
        </>
      ) : (
        (children ?? (
          <>
            <HardDriveDownload size={16} aria-hidden />
            <span aria-hidden={!whole || undefined}>{whole ? copy.saved(at) : copy.saving}</span>
          </>
        ))
      )}
    </span>
  );
}
