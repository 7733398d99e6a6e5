import { inOrder } from '@tidemark/contract/room-order';
import { useMemo } from 'react';
import { mayBeOwn, type Refresh, usePulled } from '../offline/pull/index.ts';
import { useRecords } from '../offline/store/index.ts';

/**
 * The rooms of an inspection, live, in order; undefined until the first read. `away`: the server may have some that
 * never were on this device.
 */
export function useRooms(inspectionId: string, { state, error, again }: Refresh) {
  const found = useRecords('rooms', { inspectionId });
  const pulled = usePulled('rooms', [inspectionId]);
  const rooms = useMemo(() => found?.toSorted(inOrder), [found]);
  const problem = error && !mayBeOwn(error) ? error.message : null;
  const away = pulled?.here === false;
  return { rooms: pulled && rooms, fetching: state === 'running', problem, away, refresh: again };
}
