import { type Room, roomActions } from '@tidemark/contract/rooms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { lay, mark } from '../offline/lay.ts';
import { useRecords } from '../offline/use-records.ts';

/** Brings the rooms of an inspection from the office to this device. @throws CallError */
async function fetchRooms(inspectionId: string): Promise<void> {
  const since = await mark();
  const { rooms } = await call(roomActions.ofInspection, { params: { inspectionId } });
  await lay(
    rooms.map((record) => ({ table: 'rooms', id: record.id, record })),
    { since, whole: { table: 'rooms', where: { inspectionId } } },
  );
}

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
    fetchRooms(inspectionId)
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
