import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { useMemo } from 'react';
import { useRecords } from '../offline/store/index.ts';

/** A room as files are put to it. */
export type RoomChoice = Pick<Room, 'id' | 'name'>;

/**
 * The rooms of an inspection, live, in their order; none until the device answers. The same list while none comes, goes,
 * moves or is renamed, so that hundreds of cards are not drawn anew for what they do not show.
 */
export function useRoomChoices(inspectionId: string): readonly RoomChoice[] {
  const found = useRecords('rooms', { inspectionId }) ?? [];
  const told = JSON.stringify(found.toSorted(inOrder).map(({ id, name }) => ({ id, name })));
  return useMemo(() => JSON.parse(told) as RoomChoice[], [told]);
}
