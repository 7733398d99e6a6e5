import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Room } from '@tidemark/contract/rooms';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { filledGroups } from '../../claim-sheets/filled-lines.ts';
import { sheetState } from '../../claim-sheets/sheet-state.ts';
import { ClaimSheetStateBadge } from '../../ui/format/badge.tsx';
import styles from './room-summary.module.css';

/** One room of the review: folded to a line, or open with its claim sheet. */
export function RoomSummary({ room, rows }: { room: Room; rows: SheetRows | undefined }) {
  const [open, setOpen] = useState(false);
  const filled = room.claimItem?.filledCount ?? 0;
  const bodyId = `room-summary-${room.id}`;
  return (
    <section className={`line-top ${styles.room}`} aria-label={room.name} data-open={open || undefined}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={`row text-left w-full gap-2 ${styles.head}`}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={`grow min-w-0 ${styles.name}`}>
            <b>{room.name}</b>
            <span className={`ink-2 text-small w-400 ${styles.facts}`}>
              {room.type}
              <i aria-hidden />
              {filled === 0 ? 'No lines filled' : `${filled} ${filled === 1 ? 'line' : 'lines'} filled`}
            </span>
          </span>
          {!open && <ClaimSheetStateBadge value={sheetState(room)} />}
          <ChevronDown size={22} className={styles.chevron} aria-hidden />
        </button>
      </h3>
      {open && (
        <div className={`grid gap-3 ${styles.body}`} id={bodyId}>
          <RoomLines rows={rows} room={room} filled={filled} />
        </div>
      )}
    </section>
  );
}

function RoomLines({ rows, room, filled }: { rows: SheetRows | undefined; room: Room; filled: number }) {
  if (!rows && filled > 0) {
    return (
      <p className="ink-2">
        The lines of this room are not on this device. They will load when you're online.
      </p>
    );
  }
  const groups = filledGroups(rows ?? {}, room);
  if (groups.length === 0) return <p className="ink-2">No lines are filled in this room yet.</p>;
  return groups.map(({ key, title, lines }) => (
    <div key={key} className={styles.group}>
      <h4>{title}</h4>
      <ul>
        {lines.map(({ id, name, figures, ticks }) => (
          <li key={id}>
            <span>{name}</span>
            <b className="num">{figures}</b>
            {ticks && <small>{ticks}</small>}
          </li>
        ))}
      </ul>
    </div>
  ));
}
