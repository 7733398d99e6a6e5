import { namesOf, pickNames } from '@tidemark/contract/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { furthest } from '@tidemark/contract/room-order';
import { newRoom, type roomActions } from '@tidemark/contract/rooms';
import { roomFields } from '@tidemark/contract/rooms/fields';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection, refuseUnlessOpen } from '../inspections/read.ts';
import { readRoom } from './read.ts';

/** A second create with the same id returns the first room. */
export const createRoom: Handler<typeof roomActions.create> = async (context, { body }) => {
  const { tx, actor } = context;
  const { id = uuidv7(), inspectionId } = body;
  const inspection = await lockInspection(tx, actor, inspectionId);
  const same = await tx.selectFrom('rooms').select('inspectionId').where('id', '=', id).executeTakeFirst();
  if (same) {
    if (same.inspectionId !== inspectionId) throw new Refusal('id_taken');
    context.existed();
    return { room: await readRoom(tx, actor, id) };
  }
  refuseUnlessOpen(inspection);
  const made = pickNames(namesOf(roomFields), newRoom({ ...body, id }, ''));
  const added = await tx
    .insertInto('rooms')
    .values({
      ...made,
      sketch: null,
      placement: made.placement && JSON.stringify(made.placement),
      ...{ id, inspectionId, position: body.position ?? last(inspectionId) },
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'room-added',
    subject: 'room',
    subjectId: id,
    after: { inspectionId, ...made },
  });
  return { room: await readRoom(tx, actor, id) };
};

/** The contract's lastPosition. The inspection is locked, so nobody else takes it. */
const last = (inspectionId: string) => sql<number>`(
  SELECT least(floor(greatest(max("position"), 0)) + 1, ${furthest}::float8) FROM rooms WHERE inspection_id = ${inspectionId}
)`;
