import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Room } from '@tidemark/contract/rooms';
import { useCallback, useEffect, useState } from 'react';
import { isOnline, onOnlineChange } from '../offline/online.ts';
import { reportFault } from '../offline/report-fault.ts';
import { throughCuts } from '../offline/through-cuts.ts';
import { readRecords, useRecord } from '../offline/use-records.ts';
import { whenIdle } from '../offline/when-idle.ts';
import { loadSheet } from './load-sheet.ts';
import { showSheet } from './shown-sheets.ts';

/**
 * A room's sheet on this device, with the office's fetched under it, again whenever the network is back. `sheet`: undefined while the device is asked,
 * null when it has none. `loading` only where the office has lines that never were on this device; `away` when it could
 * not be reached for them, `failed` when it would not give them.
 */
export function useRoomSheet(
  room: Pick<Room, 'id' | 'inspectionId' | 'claimItem'> | undefined,
  first?: Sheet | null,
) {
  const sheet = useRecord('sheets', room?.id, first);
  const { loaded, again } = useLoaded(room?.inspectionId, room?.id);
  const missing = sheet === null && Boolean(room?.claimItem);
  return {
    sheet,
    // What came is told of right after it is here.
    loading: sheet === undefined || (missing && (loaded === undefined || loaded === 'here')),
    failed: missing && loaded === 'refused',
    away: missing && loaded === 'away',
    again,
  };
}

type Loaded = 'here' | 'away' | 'refused';

/** Undefined while the office is asked for the first time. */
function useLoaded(
  inspectionId: string | undefined,
  roomId: string | undefined,
): { loaded: Loaded | undefined; again: () => void } {
  const [loaded, setLoaded] = useState<{ roomId: string; how: Loaded }>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!inspectionId || !roomId) return;
    let left = false;
    const settle = (how: Loaded) => left || setLoaded({ roomId, how });
    const load = () =>
      throughCuts(() => loadHere(inspectionId, roomId)).then(settle, (error: unknown) => {
        reportFault(error);
        settle('refused');
      });
    // What the device has is painted first.
    const callOff = whenIdle(load);
    const stopListening = onOnlineChange(() => void (isOnline() && load()));
    const hide = showSheet(inspectionId, roomId);
    return () => {
      left = true;
      callOff();
      stopListening();
      hide();
    };
  }, [inspectionId, roomId, round]);
  const again = useCallback(() => setRound((now) => now + 1), []);
  return { loaded: loaded?.roomId === roomId ? loaded?.how : undefined, again };
}

async function loadHere(inspectionId: string, roomId: string): Promise<Loaded> {
  if (!(await loadSheet(inspectionId, roomId))) return 'refused';
  return (await readRecords('sheets', { id: roomId })).length > 0 ? 'here' : 'away';
}
