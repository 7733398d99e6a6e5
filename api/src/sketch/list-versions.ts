import type { sketchActions } from '@tidemark/contract/sketch/actions';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { readRoom } from '../rooms/read.ts';
import { keptVersions } from './save-sketch.ts';

export const listSketchVersions: Handler<typeof sketchActions.versions> = async (
  { db, actor },
  { params },
) => {
  const room = await readRoom(db, actor, params.id);
  const versions = await db
    .selectFrom('roomSketches')
    .leftJoin('technicians', 'technicians.id', 'roomSketches.technicianId')
    .select([
      ...(['roomSketches.savedAt as at', 'roomSketches.sketch'] as const),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('by'),
    ])
    .where('roomId', '=', room.id)
    .orderBy('roomSketches.id', 'desc')
    .limit(keptVersions)
    .execute();
  return { versions };
};
