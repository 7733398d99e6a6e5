import { formerFacts } from '@tidemark/contract/facts';
import { sized } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import type { sketchActions } from '@tidemark/contract/sketch/actions';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { lockOpenRoom, readRoom } from '../rooms/read.ts';
import { wholeSketch } from './read.ts';

/** The later one stands; the former is kept as a version. While one stands, the room's size is the sketch's. */
export const saveSketch: Handler<typeof sketchActions.save> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { inspectionId } = body;
  const sketch = body.sketch && wholeSketch(body.sketch);
  const found = await lockOpenRoom(tx, actor, { ...params, inspectionId });
  if (sameJson(found.sketch, sketch)) return { room: await readRoom(tx, actor, found.id), former: [] };
  const { dimensionsLength, dimensionsWidth, dimensionsHeight } = sized({ ...found, sketch });
  await tx
    .updateTable('rooms')
    .set({
      ...{ dimensionsLength, dimensionsWidth, dimensionsHeight },
      sketch: sketch && JSON.stringify(sketch),
      updatedAt: sql`now()`,
    })
    .where('id', '=', found.id)
    .execute();
  await keepVersion(context, found.id, sketch);
  const room = await readRoom(tx, actor, found.id);
  const former = formerFacts('rooms', found, room);
  await record(tx, context, {
    action: 'room-changed',
    subject: 'room',
    subjectId: found.id,
    before: { sketch: found.sketch },
    after: { sketch: room.sketch },
  });
  return { room, former };
};

/** As many as are listed are kept. */
export const keptVersions = 20;

/**
 * What one sign-in saves in a row within ten minutes is one version, or a person's own steps would fill the list. What
 * stood before and is restored is a new one, or what it replaces would be gone.
 */
async function keepVersion(
  { tx, actor, signInId }: SignedIn<WriteContext>,
  roomId: string,
  sketch: Sketch | null,
): Promise<void> {
  const text = sketch && JSON.stringify(sketch);
  const own = await sql`
    UPDATE room_sketches SET sketch = ${text}::json, saved_at = now()
    WHERE id = (SELECT id FROM room_sketches WHERE room_id = ${roomId} ORDER BY id DESC LIMIT 1)
      AND sign_in_id = ${signInId} AND saved_at > now() - interval '10 minutes'
      AND NOT EXISTS (SELECT FROM room_sketches WHERE room_id = ${roomId} AND sketch::jsonb = ${text}::jsonb)`.execute(
    tx,
  );
  if (own.numAffectedRows) return;
  await tx
    .insertInto('roomSketches')
    .values({ roomId, sketch: text, technicianId: actor.id, signInId })
    .execute();
  await sql`
    DELETE FROM room_sketches WHERE room_id = ${roomId} AND id <= (
      SELECT id FROM room_sketches WHERE room_id = ${roomId} ORDER BY id DESC OFFSET ${keptVersions} LIMIT 1
    )`.execute(tx);
}
