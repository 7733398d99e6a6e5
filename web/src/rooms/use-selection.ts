import type { Room } from '@tidemark/contract/rooms';
import { useEffect, useState } from 'react';

/** The room selected last in each inspection, so that coming back from a sheet finds it; gone with the page. */
const remembered = new Map<string, string | null>();

/** The selected room: the first one until another is chosen; none after the selected one was deleted. */
export function useSelection(inspectionId: string, rooms: readonly Room[]) {
  const [, refresh] = useState(0);
  const chosen = remembered.get(inspectionId);
  const selected = chosen === undefined ? rooms[0] : rooms.find(({ id }) => id === chosen);
  const shown = selected?.id;
  // It stays so when another room is moved before it, or comes from the office.
  useEffect(() => {
    if (shown) remembered.set(inspectionId, shown);
  }, [inspectionId, shown]);
  const select = (roomId: string | null) => {
    remembered.set(inspectionId, roomId);
    refresh((round) => round + 1);
  };
  return { selected, select };
}
