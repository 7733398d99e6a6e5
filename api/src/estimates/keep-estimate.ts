import type { Estimate } from '@tidemark/contract/estimates/actions';
import { changesBetween } from '@tidemark/contract/estimates/changes';
import { record } from '../audit/record.ts';
import { newestCompany } from '../company/read.ts';
import type { Caller, SignedIn } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { settleNewest } from '../price-list/settle-newest.ts';
import { computeEstimate, savedEstimate, toEstimate } from './read.ts';

/**
 * Computes an inspection's estimate with the newest price list and stores it, unless the last stored one is equal. The
 * caller has locked the inspection.
 */
export async function keepEstimate(
  tx: Tx,
  caller: SignedIn<Caller>,
  inspectionId: string,
): Promise<{ estimate: Estimate; isNew: boolean }> {
  const { actor } = caller;
  const list = await settleNewest(tx);
  // What is not in the total changes by the hour.
  const { dryingSoFar: _, ...content } = await computeEstimate(tx, actor, inspectionId, list);
  const last = await savedEstimate(tx, inspectionId);
  const changes = last ? changesBetween(last.content, content) : null;
  if (last && !changes) return { estimate: toEstimate(last, list), isNew: false };
  const number = (last?.number ?? 0) + 1;
  await tx
    .insertInto('estimates')
    .values({
      inspectionId,
      number,
      priceListVersion: list.version,
      companyVersion: (await newestCompany(tx)).version,
      content: JSON.stringify(content),
      changes: changes && JSON.stringify(changes),
      technicianId: actor.id,
    })
    .execute();
  await record(tx, caller, {
    action: 'estimate-computed',
    subject: 'estimate',
    subjectId: `${inspectionId}/${number}`,
    ...(last && { before: { number: last.number, total: last.content.total } }),
    after: { number, total: content.total, priceListVersion: list.version },
  });
  const kept = await savedEstimate(tx, inspectionId, number);
  return { estimate: toEstimate(kept!, list), isNew: true };
}
