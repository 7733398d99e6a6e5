import { Refusal } from '@tidemark/contract/refusals';
import { furthest } from '@tidemark/contract/room-order';
import type { roomActions } from '@tidemark/contract/rooms';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection, refuseUnlessOpen } from '../inspections/read.ts';
import { readRoom } from './read.ts';

/** A second create with the same id answers the first one's room; zero dimensions are kept as absent. */
export const createRoom: Handler<typeof roomActions.create> = async (context, { body }) => {
  const { tx, actor } = context;
  const { id = uuidv7(), inspectionId, ...fields } = body;
  const inspection = await lockInspection(tx, actor, inspectionId);
  const same = await tx.selectFrom('rooms').select('inspectionId').where('id', '=', id).executeTakeFirst();
  if (same) {
    if (same.inspectionId !== inspectionId) throw new Refusal('id_taken');
    context.existed();
    return { room: await readRoom(tx, actor, id) };
  }
  refuseUnlessOpen(inspection);
  const added = await tx
    .insertInto('rooms')
    .values({
      id,
      inspectionId,
      name: fields.name,
      type: fields.type,
      condition: fields.condition ?? 'good',
      dimensionsLength: fields.dimensionsLength || null,
      dimensionsWidth: fields.dimensionsWidth || null,
      dimensionsHeight: fields.dimensionsHeight || null,
      position: fields.position ?? last(inspectionId),
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'room-added',
    subject: 'room',
    subjectId: id,
    after: { inspectionId, name: fields.name, type: fields.type },
  });
  return { room: await readRoom(tx, actor, id) };
};

/** lastPosition of the contract. The inspection is locked, so nobody else takes it at this moment. */
const last = (inspectionId: string) => sql<number>`(
  SELECT least(floor(greatest(max("position"), 0)) + 1, ${furthest}::float8) FROM rooms WHERE inspection_id = ${inspectionId}
)`;
