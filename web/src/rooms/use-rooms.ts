import type { Room } from '@tidemark/contract/rooms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CallError } from '../offline/call-error.ts';
import { useRecords } from '../offline/use-records.ts';
import { bringRooms } from './bring-rooms.ts';

/** Without a network, or for an inspection the office has not received yet, the device's rooms are all there are. */
function problemOf(error: unknown): string | null {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  return [0, 401, 404].includes(error.status) ? null : error.message;
}

/** The rooms of an inspection, live, in the order they were added; undefined until the device has answered. */
export function useRooms(inspectionId: string) {
  const found = useRecords('rooms', { inspectionId });
  const rooms = useMemo(() => found?.toSorted(byBirth), [found]);
  const [fetching, setFetching] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(() => {
    setFetching(true);
    bringRooms(inspectionId)
      .then(
        () => setProblem(null),
        (error: unknown) => setProblem(problemOf(error)),
      )
      .finally(() => setFetching(false));
  }, [inspectionId]);
  useEffect(refresh, [refresh]);
  return { rooms, fetching, problem, refresh };
}

const byBirth = (a: Room, b: Room) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
