import type { JobFileEntered } from '@tidemark/contract/job/fields';
import type { OfKind } from '@tidemark/contract/job/of';
import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';

/** Of each kind that a file can belong to, the project that one is of; undefined where there is none. Slices hand in theirs. */
export type ProjectsOf = Record<OfKind, (db: Read, id: string) => Promise<number | undefined>>;

type Of = { [F in 'ofKind' | 'ofId']?: JobFileEntered[F] | undefined };

/**
 * The record a file belongs to may arrive after the file, so an unknown id is accepted.
 * @throws Refusal validation_failed for one of another project
 */
export async function refuseOfOther(
  db: Read,
  projectId: number,
  { ofKind, ofId }: Of,
  projectsOf: ProjectsOf,
): Promise<void> {
  if (!ofKind || !ofId) return;
  const its = await projectsOf[ofKind](db, ofId);
  if (its === undefined || its === projectId) return;
  throw new Refusal('validation_failed', [
    { field: 'ofId', message: `This ${ofKind} belongs to another project.` },
  ]);
}
