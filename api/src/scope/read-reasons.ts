import type { scopeActions } from '@tidemark/contract/scope/actions';
import { reasonsOf } from '@tidemark/contract/scope/reasons';
import type { Handler } from '../context.ts';
import { wholeDrying } from '../drying/read.ts';
import { readInspection } from '../inspections/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { photosOf } from './read.ts';

export const readReasons: Handler<typeof scopeActions.reasons> = async ({ db, actor }, { params }) => {
  const { id, projectId } = await readInspection(db, actor, params.id);
  const rooms = await roomsOf(db, actor, id);
  const photos = await photosOf(db, actor, { id, projectId });
  return { reasons: reasonsOf({ rooms, photos, drying: await wholeDrying(db, projectId) }) };
};
