import type { ReactNode } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { copy } from '../copy.ts';
import type { SheetDraft } from '../draft.ts';
import { type Group, groups, lineIds } from '../lines.ts';
import { useFilled, useFilledCount } from '../use-sheet.ts';
import styles from './groups-index.module.css';

interface IndexProps {
  draft: SheetDraft;
  current: Group['key'] | undefined;
  onGroup: (group: Group) => void;
}

/** All 19 groups with how many of their lines are filled. */
function Entries({ draft, current, onGroup }: IndexProps) {
  const filled = useFilled(draft);
  return groups.map((group) => {
    const count = group.rows.filter(({ fieldMasterId }) => filled.has(fieldMasterId)).length;
    return (
      <button
        key={group.key}
        type="button"
        className={`row justify-between w-600 text-left gap-2 snug ${styles.entry}`}
        aria-current={group.key === current || undefined}
        onClick={() => onGroup(group)}
      >
        {group.title}
        <b className="num" data-none={count === 0 || undefined}>
          {count}
        </b>
      </button>
    );
  });
}

function Title({ draft }: { draft: SheetDraft }) {
  const count = useFilledCount(draft);
  return (
    <>
      {copy.groups}{' '}
      <small className={`ink-2 text-body w-400 ${styles.filled}`}>
        {count} of {lineIds.length} filled
      </small>
    </>
  );
}

interface GroupsDialogProps extends IndexProps {
  opened: boolean;
  onClose: () => void;
  /** The ways to the other rooms. */
  footer: ReactNode;
}

export function GroupsDialog({ opened, onClose, footer, ...index }: GroupsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Title draft={index.draft} />} footer={footer}>
      <div className="grid gap-2 cols-2 narrow-cols-1">
        <Entries {...index} />
      </div>
    </Dialog>
  );
}

/** The same list at the left of the sheet on a tablet. */
export function GroupsSide(index: IndexProps) {
  return (
    <nav className={`hidden ${styles.side}`} aria-label={copy.groups}>
      <Entries {...index} />
    </nav>
  );
}
