import type { Actor } from '@tidemark/contract/access';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { notNow } from '@tidemark/contract/estimates/standing';
import type { BilledPart } from '@tidemark/contract/invoices/lines';
import { Refusal } from '@tidemark/contract/refusals';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Read } from '../db/database.ts';
import { type Billable, billableOf } from '../estimates/billable.ts';
import { readEstimate } from '../estimates/read.ts';
import { billableSupplement } from '../supplements/read.ts';

export interface Billing {
  inspectionId: string;
  estimateNumber: number | null;
  supplements: readonly number[];
  /** Somebody was asked, and bills what was not approved yet. */
  notApproved: boolean;
}

const question = 'Not approved yet. Invoice what was sent?';

/** @throws Refusal estimate_state where it is neither approved nor, after the question, sent */
function refuseUnbillable({ state }: Billable, named: string, field: string, notApproved: boolean): void {
  if (state === 'Approved' || state === 'Invoiced' || (state === 'Sent' && notApproved)) return;
  throw new Refusal('estimate_state', [
    state === 'Sent' ? { field: 'notApproved', message: question } : { field, message: notNow(named, state) },
  ]);
}

/** What is billed, and the estimate that says of whom. @throws Refusal estimate_not_found, supplement_not_found, estimate_state */
export async function billedParts(
  db: Read,
  actor: Actor,
  { inspectionId, estimateNumber, supplements, notApproved }: Billing,
): Promise<{ parts: BilledPart[]; estimate: Estimate }> {
  const parts: BilledPart[] = [];
  let estimate: Estimate | undefined;
  if (estimateNumber !== null) {
    const found = await billableOf(db, actor, inspectionId, estimateNumber);
    refuseUnbillable(found, `Estimate ${estimateNumber}`, 'estimateNumber', notApproved);
    parts.push({ supplement: null, billed: found.billed });
    estimate = found.estimate;
  }
  for (const number of supplements) {
    const found = await billableSupplement(db, actor, inspectionId, number);
    refuseUnbillable(found, `Supplement ${supplementNumber(number)}`, 'supplements', notApproved);
    parts.push({ supplement: number, billed: found.billed });
    estimate ??= await readEstimate(db, actor, inspectionId, found.supplement.estimateNumber);
  }
  return { parts, estimate: estimate! };
}
