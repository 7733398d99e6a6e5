import { type ReactNode, useState } from 'react';
import styles from './board.module.css';
import { projectType } from './board-card.tsx';
import { copy } from './copy.ts';
import type { Slot } from './schedule.ts';
import type { Board } from './use-board.tsx';

interface Props {
  board: Board;
  slot: Slot;
  children: ReactNode;
}

/** A technician's day: accepts drops, and warns of conflicts before. */
export function DropCell({ board, slot, children }: Props) {
  const { dragged } = board;
  const [over, setOver] = useState(false);
  const held = over && dragged ? dragged : undefined;
  const met = held ? board.conflicts(held, slot) : [];
  return (
    <td
      className={`line-bottom ${styles.cell}`}
      data-over={held ? (met.length > 0 ? 'conflict' : 'free') : undefined}
      onDragOver={(event) => {
        if (!dragged || !event.dataTransfer.types.includes(projectType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        // A card removed during its drag ends it without an event: the drop may belong to something else.
        if (!dragged || event.dataTransfer.getData(projectType) !== String(dragged.id)) return;
        event.preventDefault();
        setOver(false);
        board.drag(undefined);
        const same =
          dragged.technicianId === slot.technicianId && dragged.scheduledDate === slot.scheduledDate;
        if (!same) void board.move(dragged, slot);
      }}
    >
      {children}
      {met.length > 0 && <p className={`text-caption w-600 ${styles.warning}`}>{copy.wouldConflict(met)}</p>}
    </td>
  );
}
