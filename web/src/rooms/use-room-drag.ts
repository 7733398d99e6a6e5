import type { Room } from '@tidemark/contract/rooms';
import { type DragEvent, useState } from 'react';

/** Where a dragged card would land, beside another one. */
interface Target {
  id: string;
  side: 'before' | 'after';
}

/** Drags a card by its handle with a mouse; the card's menu does the same without one. */
export function useRoomDrag(rooms: readonly Room[], onMove: (room: Room, place: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };

  const ofCard = (id: string) => ({
    'data-dragged': id === dragged || undefined,
    'data-drop': dragged !== undefined && target?.id === id ? target.side : undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const side = sideOf(event);
      if (target?.id !== id || target.side !== side) setTarget({ id, side });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const room = rooms.find((one) => one.id === dragged);
      if (!room) return;
      event.preventDefault();
      const others = rooms.filter((one) => one !== room);
      const at = others.findIndex((one) => one.id === id);
      end();
      if (at >= 0) onMove(room, at + (sideOf(event) === 'after' ? 1 : 0));
    },
  });
  const ofHandle = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const card = event.currentTarget.closest('article')!;
      const { left, top } = card.getBoundingClientRect();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.setDragImage(card, event.clientX - left, event.clientY - top);
      setDragged(id);
    },
    onDragEnd: end,
  });
  return { ofCard, ofHandle };
}

export type RoomDrag = ReturnType<typeof useRoomDrag>;

function sideOf({ currentTarget, clientX }: DragEvent<HTMLElement>): Target['side'] {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX < left + width / 2 ? 'before' : 'after';
}
