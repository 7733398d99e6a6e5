import type { NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { SheetDraft } from '../draft.ts';
import type { Group } from '../lines.ts';
import { GroupTape } from '../sheet-tape.tsx';
import { useFilledCount } from '../use-sheet.ts';
import type { PadCell } from './cells.ts';
import styles from './group.module.css';
import { TouchLine } from './touch-line.tsx';

interface TouchGroupProps {
  draft: SheetDraft;
  room: NamedSize;
  group: Group;
  ids: readonly number[];
  open: boolean;
  /** While searching a group cannot be closed and its head shows only the name. */
  fixed: boolean;
  query: string;
  active: number | undefined;
  readOnly: boolean;
  onToggle: (key: Group['key']) => void;
  onPad: (cell: PadCell) => void;
}

/** One group of the accordion; its lines are made only while it is open. */
export const TouchGroup = memo(function TouchGroup(props: TouchGroupProps) {
  const { draft, room, group, ids, open, fixed, query, active, readOnly, onToggle, onPad } = props;
  return (
    <section
      className={`surface line-bottom ${styles.group}`}
      id={`group-${group.key}`}
      data-open={open || undefined}
    >
      {fixed ? (
        <h2 className={`align-center text-left w-full gap-2 ${styles.head}`} data-fixed>
          <b>{group.title}</b>
        </h2>
      ) : (
        <h2>
          <button
            type="button"
            className={`align-center text-left w-full gap-2 ${styles.head}`}
            aria-expanded={open}
            onClick={() => onToggle(group.key)}
          >
            <b>{group.title}</b>
            <GroupTape draft={draft} group={group} />
            <GroupCount draft={draft} group={group} />
            <ChevronDown size={24} className={styles.chevron} aria-hidden />
          </button>
        </h2>
      )}
      {open && (
        <fieldset disabled={readOnly} className={`min-w-0 ${styles.body}`} aria-label={group.title}>
          <ul>
            {ids.map((id) => (
              <TouchLine key={id} {...{ draft, room, id, query, readOnly, onPad }} active={active === id} />
            ))}
          </ul>
        </fieldset>
      )}
    </section>
  );
});

function GroupCount({ draft, group }: { draft: SheetDraft; group: Group }) {
  const count = useFilledCount(draft, group);
  return (
    <span
      className={`ink-3 nowrap text-small w-400 tabular ${styles.count}`}
      data-on={count > 0 || undefined}
    >
      {count > 0 ? <b>{count}</b> : 0} of {group.rows.length}
    </span>
  );
}
