import { placedAt } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { performAll, plan } from '../offline/outbox/index.ts';

/** Moves a room to a position, 0 the first; it is sent when possible. */
export async function moveRoom(rooms: readonly Room[], id: string, place: number): Promise<void> {
  const changes = placedAt(rooms, id, place);
  await performAll(
    ...changes.map((room) =>
      plan(roomActions.update, { params: { id: room.id }, body: { position: room.position } }),
    ),
  );
}
