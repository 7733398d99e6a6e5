import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** What lists of files do not tell: the media type of the bytes, and who added them. */
export interface Stored {
  type: string;
  by: string;
}

const by = sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('by');

/** Files of inspections and of jobs, by their ids. */
export async function storedOf(db: Read, ids: readonly string[]): Promise<Map<string, Stored>> {
  const among = sql<boolean>`its.id = ANY(${ids}::uuid[])`;
  const rows = [
    ...(await db
      .selectFrom('files as its')
      .innerJoin('technicians', 'technicians.id', 'its.technicianId')
      .select(['its.id', 'its.type', by])
      .where(among)
      .execute()),
    ...(await db
      .selectFrom('jobFiles as its')
      .innerJoin('technicians', 'technicians.id', 'its.technicianId')
      .select(['its.id', 'its.type', by])
      .where(among)
      .execute()),
  ];
  return new Map(rows.map(({ id, ...told }) => [id, told]));
}
