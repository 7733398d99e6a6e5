import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';
import { matchingJobFiles } from '../job/read.ts';

/** The name of the document that shows an approval. @throws Refusal validation_failed if the job has no such document */
export async function approvalFile(
  db: Read,
  projectId: number,
  id: string | null,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const file = await matchingJobFiles(db, projectId, { id, category: 'document' })
    .select('name')
    .executeTakeFirst();
  if (file) return file.name;
  throw new Refusal('validation_failed', [{ field: 'fileId', message: 'This job has no such document.' }]);
}
