import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { RefreshCw, Ruler } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import { nameOf } from './line-name.ts';
import { outdatedOf } from './outdated.ts';
import { OutdatedFigures, UpToDate, updateOf } from './outdated-parts.tsx';
import styles from './room-changed.module.css';
import { bringUpToDate, useOutdated } from './use-outdated.ts';

interface RoomChangedProps {
  draft: SheetDraft;
  room: Measured;
  /** Also names the lines if they have no space to show it. */
  lines?: boolean;
}

/** Lists values that still use the old room size. Nothing changes until the person asks. */
export function RoomChanged({ draft, room, lines }: RoomChangedProps) {
  const ids = useOutdated(draft, room);
  const several = ids.length > 1;
  return (
    <>
      <p role="status" className="visually-hidden">
        {ids.length > 0 && copy.formerSize(ids.length)}
      </p>
      {ids.length > 0 && (
        <Note
          tone="orange"
          icon={Ruler}
          className={styles.note}
          title={copy.formerSize(ids.length)}
          action={
            (several || !lines) && (
              <Button
                size="sm"
                icon={<RefreshCw size={18} aria-hidden />}
                onClick={() => bringUpToDate(draft, ids, room)}
              >
                {several
                  ? copy.allUpToDate
                  : updateOf(ids.flatMap((id) => outdatedOf(id, draft.line(id).values, room)))}
              </Button>
            )
          }
        >
          {lines && (
            <ul className={`grid ${styles.lines}`}>
              {ids.map((id) => (
                <OutdatedLine key={id} draft={draft} id={id} room={room} />
              ))}
            </ul>
          )}
        </Note>
      )}
    </>
  );
}

function OutdatedLine({ draft, id, room }: { draft: SheetDraft; id: number; room: Measured }) {
  const { values } = draft.line(id);
  const name = nameOf(id, values);
  return (
    <li className="row justify-between text-caption gap-2">
      <span>
        <b>{name}</b>
        <OutdatedFigures figures={outdatedOf(id, values, room)} />
      </span>
      <UpToDate draft={draft} room={room} id={id} name={name} className={`nowrap ${styles.update}`} />
    </li>
  );
}
