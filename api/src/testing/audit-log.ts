import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What the audit log says of a subject, oldest first. */
export const logOf = (db: Kysely<Database>, subjectId: string | number) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', String(subjectId))
    .orderBy('id')
    .execute();
