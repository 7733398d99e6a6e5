import type { Actor } from '@tidemark/contract/access';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { notNow, type Standing } from '@tidemark/contract/estimates/standing';
import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';
import { lockInspection, readInspection } from '../inspections/read.ts';
import { lockOpenJob } from '../job/read.ts';
import { readEstimate } from './read.ts';

export type Numbered = Estimate & { number: number; standing: Standing };

/**
 * A saved estimate, whose state nobody else changes now. Its project is locked first, as everywhere.
 * @throws Refusal inspection_not_found, estimate_not_found, job_not_begun, job_closed
 */
export async function lockNumbered(
  tx: Tx,
  actor: Actor,
  { id, number }: { id: string; number: number },
): Promise<Numbered> {
  const { projectId } = await readInspection(tx, actor, id);
  await lockOpenJob(tx, actor, projectId);
  await lockInspection(tx, actor, id);
  const { standing, ...estimate } = await readEstimate(tx, actor, id, number);
  return { ...estimate, number, standing: standing! };
}

export const refuseState = (named: string, { state }: Standing): never => {
  throw new Refusal('estimate_state', [{ field: 'number', message: notNow(named, state) }]);
};
