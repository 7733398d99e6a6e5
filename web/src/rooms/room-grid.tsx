import type { Room } from '@tidemark/contract/rooms';
import type { RefObject } from 'react';
import { type SheetState, sheetState } from '../claim-sheets/sheet-state.ts';
import { besideRow } from '../ui/controls/beside-row.ts';
import { planScale } from '../ui/format/plan-scale.ts';
import { deleteRoom } from './room-acts.tsx';
import { RoomCard } from './room-card.tsx';
import type { Asked } from './room-dialogs.tsx';
import styles from './rooms.module.css';
import { useRoomDrag } from './use-room-drag.ts';
import { useRoomMoves } from './use-room-moves.ts';

interface RoomGridProps {
  rooms: readonly Room[];
  projectId: number;
  selected: Room | undefined;
  /** The selected room card's text about its sheet, which is open below the cards. */
  selectedState: 'Claim Sheet Open' | 'Loading';
  /** On a desktop the sheet opens below the cards; elsewhere a card opens its page. */
  inPlace: boolean;
  /** Gets the focus after the last room. */
  addButton: RefObject<HTMLElement | null>;
  onSelect: (roomId: string | null) => void;
  onAsk: (question: Asked) => void;
}

/** The cards of the rooms in order; dragging and the cards' menus reorder them. */
export function RoomGrid(props: RoomGridProps) {
  const { rooms, projectId, selected, selectedState, inPlace, addButton, onSelect, onAsk } = props;
  const { move, said } = useRoomMoves(rooms);
  const drag = useRoomDrag(rooms, (room, place) => void move(room, place));
  const sized = rooms.flatMap(({ dimensionsLength: length, dimensionsWidth: width }) =>
    length && width ? [{ length, width }] : [],
  );
  const scale = planScale(sized);
  const stateOf = (room: Room): SheetState | RoomGridProps['selectedState'] =>
    inPlace && room.id === selected?.id ? selectedState : sheetState(room);
  const remove = async (room: Room, pressed: Element) => {
    const focusNext = besideRow(pressed, () => addButton.current);
    if (!(await deleteRoom(room))) return;
    focusNext();
    if (selected?.id === room.id) onSelect(null);
  };
  return (
    <div className={`grid gap-3 ${styles.grid}`}>
      {rooms.map((room, place) => (
        <RoomCard
          key={room.id}
          room={room}
          place={{ first: place === 0, last: place === rooms.length - 1 }}
          projectId={projectId}
          scale={scale}
          state={stateOf(room)}
          selected={room.id === selected?.id}
          inPlace={inPlace}
          drag={drag}
          onSelect={() => onSelect(room.id)}
          onEdit={() => onAsk({ what: 'edit', room })}
          onDelete={(pressed) => void remove(room, pressed)}
          onDuplicate={() => onAsk({ what: 'duplicate', room })}
          onMove={(by) => void move(room, place + by, true)}
        />
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
