import type { Room } from '@tidemark/contract/rooms';
import { ArrowDown, ArrowUp, CopyPlus, DraftingCompass, EllipsisVertical } from 'lucide-react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { copy } from './copy.ts';
import { menuId } from './use-room-moves.ts';

interface RoomMenuProps {
  room: Room;
  first: boolean;
  last: boolean;
  onSketch: () => void;
  onDuplicate: () => void;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
}

/** The less frequent actions of a room. */
export function RoomMenu({ room, first, last, onSketch, onDuplicate, onMove }: RoomMenuProps) {
  const label = copy.more(room.name);
  return (
    <Menu
      label={label}
      items={[
        {
          label: room.sketch ? copy.changeSketch : copy.sketch,
          icon: <DraftingCompass size={20} aria-hidden />,
          onSelect: onSketch,
        },
        { label: copy.duplicate, icon: <CopyPlus size={20} aria-hidden />, onSelect: onDuplicate },
        {
          label: copy.moveUp,
          icon: <ArrowUp size={20} aria-hidden />,
          onSelect: () => onMove(-1),
          disabled: first,
        },
        {
          label: copy.moveDown,
          icon: <ArrowDown size={20} aria-hidden />,
          onSelect: () => onMove(1),
          disabled: last,
        },
      ]}
      renderButton={(props) => (
        <IconButton
          {...props}
          id={menuId(room.id)}
          label={label}
          icon={<EllipsisVertical size={20} aria-hidden />}
        />
      )}
    />
  );
}
