import type { Room } from '@tidemark/contract/rooms';
import { drawnCorners } from '@tidemark/contract/sketch/corners';
import { ChevronRight, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { dimensionsText } from '../claim-sheets/dimensions-text.ts';
import { SheetLink, SketchLink, useRoomNavigation } from '../claim-sheets/room-links.tsx';
import type { SheetState } from '../claim-sheets/sheet-state.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { ClaimSheetStateBadge } from '../ui/format/badge.tsx';
import { ConditionBadge } from '../ui/format/level.tsx';
import { RoomPlan } from '../ui/format/room-plan.tsx';
import { copy, linesWord } from './copy.ts';
import { RoomMenu } from './room-menu.tsx';
import styles from './rooms.module.css';
import type { RoomDrag } from './use-room-drag.ts';

interface RoomCardProps {
  room: Room;
  place: { first: boolean; last: boolean };
  projectId: number;
  scale: number;
  state: SheetState | 'Claim Sheet Open' | 'Loading';
  selected: boolean;
  /** On a desktop the sheet opens below the cards; elsewhere the card opens its page. */
  inPlace: boolean;
  drag: RoomDrag;
  onSelect: () => void;
  onEdit: () => void;
  onDelete: (pressed: Element) => void;
  onDuplicate: () => void;
  onMove: (by: -1 | 1) => void;
}

export function RoomCard(props: RoomCardProps) {
  const { room, place, projectId, scale, state, selected, inPlace, drag } = props;
  const { onSelect, onEdit, onDelete, onDuplicate, onMove } = props;
  const { name, type, condition, dimensionsLength: length, dimensionsWidth: width } = room;
  const { toSketch } = useRoomNavigation(projectId);
  const lines = room.claimItem?.filledCount ?? 0;
  const size = dimensionsText(room);
  const open = {
    className: styles.open,
    'aria-label': `Claim sheet of ${name}: ${state}`,
    children: (
      <>
        <ClaimSheetStateBadge value={state} />
        <ChevronRight size={20} aria-hidden />
      </>
    ),
  };
  return (
    <article
      className={`flex surface clip column frame relative ${styles.card}`}
      data-selected={selected || undefined}
      aria-label={name}
      {...drag.ofCard(room.id)}
    >
      <div className={`row grow relative gap-3 ${styles.top}`}>
        <SketchLink
          className={styles.sketch}
          projectId={projectId}
          roomId={room.id}
          aria-label={`${room.sketch ? copy.changeSketch : copy.sketch}: ${name}`}
        >
          <RoomPlan
            length={length ?? 0}
            width={width ?? 0}
            scale={length && width ? scale : 0}
            open={selected}
            corners={room.sketch ? drawnCorners(room.sketch.points) : undefined}
          />
        </SketchLink>
        <div className={`min-w-0 tight ${styles.facts}`}>
          <h3>{name}</h3>
          <p>{type}</p>
          {size && <p className={styles.dimensions}>{size}</p>}
        </div>
        <div className={`flex ${styles.tools}`}>
          {!(place.first && place.last) && (
            <span
              className={`ink-3 place-center hidden ${styles.handle}`}
              title={copy.drag}
              aria-hidden
              {...drag.ofHandle(room.id)}
            >
              <GripVertical size={20} />
            </span>
          )}
          <RoomMenu
            room={room}
            {...place}
            onSketch={() => toSketch(room.id)}
            onDuplicate={onDuplicate}
            onMove={onMove}
          />
        </div>
      </div>
      <div className={`row gap-2 ${styles.middle}`}>
        <ConditionBadge value={condition} />
        {lines > 0 && (
          <span className="ink-2 text-small push">
            <b className="num">{lines}</b> {linesWord(lines).split(' ')[1]} filled
          </span>
        )}
      </div>
      <div className={`row line-top ${styles.bottom}`}>
        {inPlace ? (
          <button type="button" aria-pressed={selected} onClick={onSelect} {...open} />
        ) : (
          <SheetLink projectId={projectId} roomId={room.id} onClick={onSelect} {...open} />
        )}
        <IconButton label={`Edit ${name}`} icon={<Pencil size={20} aria-hidden />} onClick={onEdit} />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        />
      </div>
    </article>
  );
}
