import { type Kysely, sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { StoredPackage } from './read.ts';

/** Writes to the audit log that somebody with a link opened a package, or downloaded a part of it. */
export type NoteOpening = (
  caller: Caller,
  of: Pick<StoredPackage, 'id' | 'projectId' | 'linkId'>,
  part?: number,
) => Promise<void>;

/** A download that is resumed, or fetched in pieces, is one: what the same address asks for again within this time. */
const sameDownload = '1 hour';

export const noteOpening =
  (db: Kysely<Database>): NoteOpening =>
  (caller, { id, projectId, linkId }, part) =>
    db.transaction().execute(async (tx) => {
      const action = part === undefined ? 'package-opened' : 'package-downloaded';
      if (part !== undefined) {
        const before = await tx
          .selectFrom('auditLog')
          .select('id')
          .where('subject', '=', 'project')
          .where('subjectId', '=', String(projectId))
          .where('action', '=', action)
          .where('ip', '=', caller.ip)
          .where('at', '>', sql<string>`now() - ${sameDownload}::interval`)
          .where(sql<boolean>`after @> ${JSON.stringify({ id, link: linkId, part })}::jsonb`)
          .limit(1)
          .executeTakeFirst();
        if (before) return;
      }
      await record(tx, caller, {
        action,
        subject: 'project',
        subjectId: projectId,
        after: { id, link: linkId, ...(part !== undefined && { part }) },
      });
    });
