import type { Room } from '@tidemark/contract/rooms';
import { useEffect, useState } from 'react';
import { useRecord } from '../offline/use-records.ts';
import { loadSheet } from './load-sheet.ts';

/**
 * A room's sheet on this device, with the office's fetched under it once. `sheet`: undefined while the device is asked,
 * null when it has none. `loading` only where the office has lines that never were on this device.
 */
export function useRoomSheet(room: Pick<Room, 'id' | 'inspectionId' | 'claimItem'> | undefined) {
  const sheet = useRecord('sheets', room?.id);
  const loaded = useLoaded(room?.inspectionId, room?.id);
  const missing = sheet === null && Boolean(room?.claimItem);
  return {
    sheet,
    loading: sheet === undefined || (missing && loaded === undefined),
    failed: missing && loaded === false,
  };
}

/** Undefined while the office is asked, false when it could not answer. */
function useLoaded(inspectionId: string | undefined, roomId: string | undefined): boolean | undefined {
  const [loaded, setLoaded] = useState<{ roomId: string; ok: boolean }>();
  useEffect(() => {
    if (!inspectionId || !roomId) return;
    let left = false;
    const settle = (ok: boolean) => left || setLoaded({ roomId, ok });
    loadSheet(inspectionId, roomId).then(settle, (error: unknown) => {
      reportError(error);
      settle(false);
    });
    return () => {
      left = true;
    };
  }, [inspectionId, roomId]);
  return loaded?.roomId === roomId ? loaded?.ok : undefined;
}
