import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A technician's audit events, oldest first. */
export const logOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('auditLog')
    .select(['technicianId', 'action', 'before', 'after'])
    .where('subject', '=', 'technician')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute();
