import type { NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import type { ReactNode } from 'react';
import type { SheetDraft } from '../draft.ts';
import { useDrawn } from '../use-drawn.ts';
import { Pad } from './pad.tsx';
import styles from './touch.module.css';
import { TouchGroup } from './touch-group.tsx';
import type { OpenGroups } from './use-open-groups.ts';
import { usePad } from './use-pad.ts';

interface SheetWithPadProps {
  draft: SheetDraft;
  room: NamedSize;
  groups: OpenGroups;
  query: string;
  readOnly: boolean;
  head: ReactNode;
  /** Beside the groups, where there is room. */
  side: ReactNode;
  /** Above the groups. */
  notes: ReactNode;
  bar: ReactNode;
}

/**
 * The groups and the number pad. Which line the pad is on is known here and not above: going to the next line draws two
 * lines and the pad, and nothing of what was handed in.
 */
export function SheetWithPad(props: SheetWithPadProps) {
  const { draft, room, groups, query, readOnly, head, side, notes, bar } = props;
  const { cell, line, open, close } = usePad(groups.openFor);
  const drawn = useDrawn(groups.shown.length, { first: 8, more: 6 });
  return (
    <div className={styles.page} data-pad={cell ? true : undefined}>
      {head}
      <div className={styles.split}>
        {side}
        <main className={`min-w-0 ${styles.groups}`}>
          {notes}
          {groups.shown.slice(0, drawn).map(({ group, ids, open: isOpen, active }) => (
            <TouchGroup
              key={group.key}
              draft={draft}
              room={room}
              group={group}
              ids={ids}
              open={isOpen}
              fixed={query !== ''}
              query={query}
              active={active(line)}
              readOnly={readOnly}
              onToggle={groups.toggle}
              onPad={open}
            />
          ))}
        </main>
      </div>
      {bar}
      {cell && !readOnly && (
        <Pad
          draft={draft}
          room={room}
          cell={cell}
          ids={groups.shown.flatMap(({ ids }) => ids)}
          onCell={open}
          onClose={close}
        />
      )}
    </div>
  );
}
