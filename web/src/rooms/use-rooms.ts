import { inOrder } from '@tidemark/contract/room-order';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CallError } from '../offline/call-error.ts';
import { useOnline } from '../offline/online.ts';
import { untilShown } from '../offline/read-live.ts';
import { useBrought } from '../offline/use-brought.ts';
import { useRecords } from '../offline/use-records.ts';
import { bringRooms } from './bring-rooms.ts';

/** Without a network, or for an inspection the office has not received yet, the device's rooms are all there are. */
function problemOf(error: Error): string | null {
  return error instanceof CallError && [0, 401, 404].includes(error.status) ? null : error.message;
}

/**
 * The rooms of an inspection, live, in their order; undefined until the device has answered. `away`: the office may have
 * some that never were on this device.
 */
export function useRooms(inspectionId: string) {
  const found = useRecords('rooms', { inspectionId });
  const brought = useBrought('rooms', [inspectionId]);
  const rooms = useMemo(() => found?.toSorted(inOrder), [found]);
  const [fetching, setFetching] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(() => {
    setFetching(true);
    untilShown(bringRooms(inspectionId))
      .then(
        () => setProblem(null),
        (error: Error) => setProblem(problemOf(error)),
      )
      .finally(() => setFetching(false));
  }, [inspectionId]);
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: being back online asks anew
  useEffect(refresh, [refresh, online]);
  const away = brought?.here === false;
  return { rooms: brought && rooms, fetching, problem, away, refresh };
}
