import { type SketchSettings, usualSettings } from '@tidemark/contract/sketch/settings';
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
