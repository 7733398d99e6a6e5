import { claimSheetActions, saveOf } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { placedAt } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { sketchActions } from '@tidemark/contract/sketch/actions';
import { v7 as uuid } from 'uuid';
import { performAll, plan } from '../offline/outbox/index.ts';
import type { RoomEntry } from './room-form.ts';

/** Adds a copy of a room right behind it, with these lines of its sheet, all or nothing. @returns its id */
export async function duplicateRoom(
  of: Room,
  entry: RoomEntry,
  { rooms, rows }: { rooms: readonly Room[]; rows: SheetRows },
): Promise<string> {
  const id = uuid();
  const { inspectionId } = of;
  const place = rooms.findIndex((room) => room.id === of.id) + 1;
  const positions = new Map(placedAt(rooms, id, place).map((room) => [room.id, room.position]));
  const given = Object.entries(entry).filter(([, value]) => value !== null);
  const create = plan(roomActions.create, {
    body: {
      ...(Object.fromEntries(given) as unknown as RoomEntry),
      id,
      inspectionId,
      position: positions.get(id)!,
    },
  });
  positions.delete(id);
  const moves = [...positions].map(([other, position]) =>
    plan(roomActions.update, { params: { id: other }, body: { position } }),
  );
  const saves =
    Object.keys(rows).length === 0 ? [] : [plan(claimSheetActions.save, saveOf({ id, inspectionId }, rows))];
  const drawn = of.sketch
    ? [plan(sketchActions.save, { params: { id }, body: { inspectionId, sketch: of.sketch } })]
    : [];
  await performAll(create, ...moves, ...drawn, ...saves);
  return id;
}
