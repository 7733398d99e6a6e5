import type { dryingActions } from '@tidemark/contract/drying/actions';
import { drawnAgain } from '@tidemark/contract/drying/from-sketch';
import type { dryingReading } from '@tidemark/contract/drying/reading';
import type { DryingRoom } from '@tidemark/contract/drying/record';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { readProject } from '../projects/read.ts';
import { rulesOfRoom } from '../rooms/read.ts';
import { newestSettings, versionsOf, wholeSketch } from '../sketch/read.ts';
import { keepChanged } from './change-record.ts';
import { lockDrying, recordOf } from './read.ts';

/** The rules of the inspection's room, else the company's. */
const rulesFor = async (tx: Tx, { roomId }: DryingRoom): Promise<SketchRules> =>
  (roomId !== null && (await rulesOfRoom(tx, roomId))) || newestSettings(tx);

/** The later one stands; the former is kept as a version. Its figures are the drying's. */
export const saveRoomSketch: Handler<typeof dryingActions.saveSketch> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const sketch = body.sketch && wholeSketch(body.sketch);
  const { project } = await lockDrying(tx, actor, params.id);
  const found = await recordOf(tx, project.id, { kind: 'room', id: params.recordId });
  const { kept, former } = await keepChanged(
    context,
    found,
    drawnAgain(found, sketch, await rulesFor(tx, found)),
  );
  return { room: kept, former };
};

export const listRoomSketches: Handler<typeof dryingReading.sketchVersions> = async (
  { db, actor },
  { params },
) => {
  const { id } = await readProject(db, actor, params.id);
  const room = await recordOf(db, id, { kind: 'room', id: params.recordId });
  return versionsOf(db, { recordId: room.id });
};
