import type { Tx } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueOf } from './read.ts';

/** Recreates jobs for unsent deliveries if the queue is empty: a back-up holds deliveries but not their jobs. */
export async function renewJobs(tx: Tx, jobs: Jobs): Promise<number> {
  const open = await tx
    .selectFrom('deliveries')
    .select(['id', 'kind', 'fileName', 'turn', 'nextTryAt'])
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  for (const { id, turn, nextTryAt, ...of } of open) {
    await jobs.add(
      tx,
      queueOf(of),
      { delivery: id, turn },
      nextTryAt === null ? undefined : new Date(nextTryAt),
    );
  }
  return open.length;
}
