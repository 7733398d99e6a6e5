import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Room } from '@tidemark/contract/rooms';
import { useCallback } from 'react';
import { mayBeOwn, pullOne, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';

/**
 * A room's sheet on this device, with the office's fetched under it. `sheet`: undefined while the device is asked,
 * null when it has none. `loading` only where the office has lines that never were on this device; `away` when it could
 * not be reached for them, `failed` when it would not give them.
 */
export function useRoomSheet(
  room: Pick<Room, 'id' | 'inspectionId' | 'claimItem'> | undefined,
  first?: Sheet | null,
) {
  const roomId = room?.id;
  const sheet = useRecord('sheets', roomId, first);
  const ask = useCallback(async () => {
    if (roomId) await pullOne('sheets', roomId);
  }, [roomId]);
  const { state, error, again } = useRefresh(roomId && `sheets/${roomId}`, ask);
  const missing = sheet === null && Boolean(room?.claimItem);
  const asking = state === 'running';
  const failed = missing && error !== null && !mayBeOwn(error);
  return {
    sheet,
    loading: sheet === undefined || (missing && asking),
    failed,
    away: missing && !asking && !failed,
    again,
  };
}
