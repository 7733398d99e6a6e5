import { formerFacts } from '@tidemark/contract/facts';
import { pickNames } from '@tidemark/contract/fields';
import { type Room, type RoomChange, type roomActions, sized } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { ahead } from '../db/naming-pool.ts';
import { lockOpenRoom, readRoom } from './read.ts';

export const updateRoom: Handler<typeof roomActions.update> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { inspectionId, ...named } = body;
  const found = await lockOpenRoom(tx, actor, { ...params, inspectionId });
  const next = sized({ ...found, ...(named as RoomChange) });
  const changed = (Object.keys(named) as (keyof RoomChange)[]).filter(
    (field) => !sameJson(next[field], found[field]),
  );
  if (changed.length === 0) return { room: await readRoom(tx, actor, found.id), former: [] };

  await tx
    .updateTable('rooms')
    .set({
      ...pickNames(changed, { ...next, placement: next.placement && JSON.stringify(next.placement) }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', found.id)
    .modifyEnd(ahead)
    .execute();
  const room = await readRoom(tx, actor, found.id);
  const pick = (of: Omit<Room, 'claimItem'>) =>
    Object.fromEntries(changed.map((field) => [field, of[field]]));
  await record(tx, context, {
    action: 'room-changed',
    subject: 'room',
    subjectId: found.id,
    before: pick(found),
    after: pick(room),
  });
  return { room, former: formerFacts('rooms', found, room) };
};
