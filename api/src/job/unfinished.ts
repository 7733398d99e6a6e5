import type { Project } from '@tidemark/contract/projects';
import type { Detail } from '@tidemark/contract/refused';
import type { Tx } from '../db/database.ts';

export type Ask = (tx: Tx, project: Project) => Promise<string | undefined>;

/** Everything of a job that is not finished, a sentence each: `asks` are those of the slices that hang on the job. */
export async function unfinished(tx: Tx, project: Project, asks: readonly Ask[]): Promise<Detail[]> {
  const found: Detail[] = [];
  for (const ask of [anInspection, ...asks]) {
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
