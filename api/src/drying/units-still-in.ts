import { isIn } from '@tidemark/contract/drying/placement';
import type { Read } from '../db/database.ts';
import { recordsOfKind } from './read.ts';

/** What stands on site when a drying or a job is closed, as a sentence. */
export async function unitsStillIn(db: Read, { id }: { id: number }): Promise<string | undefined> {
  const units = (await recordsOfKind(db, id, 'placement'))
    .filter(({ events }) => isIn(events))
    .reduce((sum, { count }) => sum + count, 0);
  if (units === 0) return undefined;
  return units === 1 ? '1 unit is still in.' : `${units} units are still in.`;
}
