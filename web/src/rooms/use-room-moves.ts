import type { Room } from '@tidemark/contract/rooms';
import { useLayoutEffect, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { moveRoom } from './move-room.ts';

/** Moves rooms and announces it. A moved card loses the focus of its menu, so the focus follows it. */
export function useRoomMoves(rooms: readonly Room[]) {
  const [said, setSaid] = useState('');
  const following = useRef<string | null>(null);
  const order = rooms.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed, and only then
  useLayoutEffect(() => {
    const id = following.current;
    following.current = null;
    if (id !== null) document.getElementById(menuId(id))?.focus();
  }, [order]);

  async function move(room: Room, place: number, byMenu = false): Promise<void> {
    if (rooms.indexOf(room) === place || place < 0 || place >= rooms.length) return;
    if (byMenu) following.current = room.id;
    try {
      await moveRoom(rooms, room.id, place);
      setSaid(copy.moved(room.name, place + 1, rooms.length));
    } catch (error) {
      showToast({ kind: 'error', title: copy.updateFailed, message: explain(error) });
    }
  }
  return { move, said };
}

export const menuId = (roomId: string) => `room-menu-${roomId}`;
