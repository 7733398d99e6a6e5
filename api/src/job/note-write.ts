import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/**
 * Notes a write to a locked project's job: a first one while it is on hold begins it, and what is kept of the project is
 * kept five years from the last. `files` new files get the next numbers.
 * @returns the highest number so far
 */
export async function noteWrite(tx: Tx, projectId: number, files = 0): Promise<number> {
  const { jobFilesNumbered } = await tx
    .updateTable('projects')
    .set({
      begunAt: sql<string>`coalesce(begun_at, now())`,
      jobWrittenAt: sql<string>`now()`,
      jobFilesNumbered: sql<number>`job_files_numbered + ${files}`,
    })
    .where('id', '=', projectId)
    .returning('jobFilesNumbered')
    .executeTakeFirstOrThrow();
  return jobFilesNumbered;
}
