import type { Actor } from '@tidemark/contract/access';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { approvedOf } from '@tidemark/contract/estimates/approved';
import { type Billed, billedOf } from '@tidemark/contract/estimates/billed';
import type { EstimateState } from '@tidemark/contract/estimates/standing';
import type { Read } from '../db/database.ts';
import { readEstimate } from './read.ts';

/** What an invoice is made of: what was approved, or what was sent while nobody has approved it. */
export interface Billable {
  state: EstimateState;
  isApproved: boolean;
  billed: Billed;
}

/** @throws Refusal inspection_not_found, estimate_not_found */
export async function billableOf(
  db: Read,
  actor: Actor,
  inspectionId: string,
  number: number,
): Promise<Billable & { estimate: Estimate }> {
  const estimate = await readEstimate(db, actor, inspectionId, number);
  const { state, approval } = estimate.standing!;
  const billed = approval ? approvedOf(estimate, approval) : billedOf(estimate);
  return { state, isApproved: approval !== null, billed, estimate };
}
