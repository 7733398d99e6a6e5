import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { useMemo } from 'react';
import { useRecords } from '../offline/store/index.ts';

/** A room as files are put to it. */
export type RoomChoice = Pick<Room, 'id' | 'name'>;

/**
 * The rooms of an inspection, live, in order; none until the first read. It stays the same list until one is added,
 * removed, moved or renamed, so that hundreds of cards are not redrawn.
 */
export function useRoomChoices(inspectionId: string): readonly RoomChoice[] {
  const found = useRecords('rooms', { inspectionId }) ?? [];
  const told = JSON.stringify(found.toSorted(inOrder).map(({ id, name }) => ({ id, name })));
  return useMemo(() => JSON.parse(told) as RoomChoice[], [told]);
}
