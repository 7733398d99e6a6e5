import type { Room } from '@tidemark/contract/rooms';
import { useEffect, useState } from 'react';

/** The last selected room of each inspection, to find it after visiting a sheet; gone with the page. */
const remembered = new Map<string, string | null>();

/** The selected room: the first one until another is chosen; none after the selected one was deleted. */
export function useSelection(inspectionId: string, rooms: readonly Room[]) {
  const [, refresh] = useState(0);
  const chosen = remembered.get(inspectionId);
  const selected = chosen === undefined ? rooms[0] : rooms.find(({ id }) => id === chosen);
  const shown = selected?.id;
  // It stays so when another room moves before it, or arrives from the server.
  useEffect(() => {
    if (shown) remembered.set(inspectionId, shown);
  }, [inspectionId, shown]);
  const select = (roomId: string | null) => {
    remembered.set(inspectionId, roomId);
    refresh((round) => round + 1);
  };
  return { selected, select };
}
