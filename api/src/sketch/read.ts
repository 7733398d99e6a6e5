import { Refusal } from '@tidemark/contract/refusals';
import { faultOf } from '@tidemark/contract/sketch/fault';
import type { SketchVersions } from '@tidemark/contract/sketch/kept';
import { type SketchSettings, usualSettings } from '@tidemark/contract/sketch/settings';
import { type Sketch, sketchBytes, sketchShape } from '@tidemark/contract/sketch/shape';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** The newest settings of sketches; before anybody has saved some, those that ship. */
export async function newestSettings(db: Read): Promise<SketchSettings> {
  const found = await db
    .selectFrom('sketchSettings')
    .leftJoin('technicians', 'technicians.id', 'sketchSettings.technicianId')
    .select([
      ...(['sketchSettings.version', 'sketchSettings.savedAt', 'sketchSettings.settings'] as const),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ])
    .orderBy('sketchSettings.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { version: 1, savedAt: null, savedBy: null, ...usualSettings };
  const { settings, ...version } = found;
  return { ...version, ...settings };
}

/** @throws Refusal validation_failed, which names the wall, opening or area that cannot be */
export function wholeSketch(sent: unknown): Sketch {
  const refuse = (message: string, path: readonly PropertyKey[]) =>
    new Refusal('validation_failed', [{ field: ['sketch', ...path].join('.'), message }]);
  const read = sketchShape.safeParse(sent);
  const issue = read.error?.issues[0];
  if (!read.success) throw refuse(issue?.message ?? 'This is not a sketch.', issue?.path ?? []);
  const fault = faultOf(read.data);
  if (fault) throw refuse(fault.message, fault.path);
  if (JSON.stringify(read.data).length > sketchBytes) throw refuse('A sketch takes at most 20 KB.', []);
  return read.data;
}

/** A room of an inspection, or one of a drying. */
export type DrawnRoom = { roomId: string } | { recordId: string };
export const ofDrawn = (room: DrawnRoom) =>
  'roomId' in room ? sql<boolean>`room_id = ${room.roomId}` : sql<boolean>`record_id = ${room.recordId}`;

/** As many as are listed are kept. */
export const keptVersions = 20;

/** The newest sketches of a room, the one that stands first. */
export async function versionsOf(db: Read, room: DrawnRoom): Promise<SketchVersions> {
  const versions = await db
    .selectFrom('roomSketches')
    .leftJoin('technicians', 'technicians.id', 'roomSketches.technicianId')
    .select([
      ...(['roomSketches.savedAt as at', 'roomSketches.sketch'] as const),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('by'),
    ])
    .where(ofDrawn(room))
    .orderBy('roomSketches.id', 'desc')
    .limit(keptVersions)
    .execute();
  return { versions };
}
