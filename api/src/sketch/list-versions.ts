import type { sketchActions } from '@tidemark/contract/sketch/actions';
import type { Handler } from '../context.ts';
import { readRoom } from '../rooms/read.ts';
import { versionsOf } from './read.ts';

export const listSketchVersions: Handler<typeof sketchActions.versions> = async (
  { db, actor },
  { params },
) => {
  const { id } = await readRoom(db, actor, params.id);
  return versionsOf(db, { roomId: id });
};
