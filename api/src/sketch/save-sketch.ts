import { formerFacts } from '@tidemark/contract/facts';
import { sized } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import type { sketchActions } from '@tidemark/contract/sketch/actions';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockOpenRoom, readRoom } from '../rooms/read.ts';
import { keepVersion } from './keep-version.ts';
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
  await keepVersion(context, { roomId: found.id }, sketch);
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
