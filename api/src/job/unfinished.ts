import type { Project } from '@tidemark/contract/projects';
import type { Detail } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';

type Ask = (tx: Tx, project: Project) => Promise<string | undefined>;

/** What may be unfinished when a job is closed, a sentence each: every slice of the job adds its own. */
const asks: readonly Ask[] = [anInspection];

/** Everything of a job that is not finished. */
export async function unfinished(tx: Tx, project: Project): Promise<Detail[]> {
  const found: Detail[] = [];
  for (const ask of asks) {
    const message = await ask(tx, project);
    if (message) found.push({ field: 'job', message });
  }
  return found;
}

async function anInspection(tx: Tx, { id }: Project): Promise<string | undefined> {
  const open = await tx
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', id)
    .where('status', '=', 'In Progress')
    .executeTakeFirst();
  return open && 'The inspection has not been submitted.';
}
