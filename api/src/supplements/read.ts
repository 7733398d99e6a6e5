import type { Actor } from '@tidemark/contract/access';
import { notNow } from '@tidemark/contract/estimates/standing';
import { Refusal } from '@tidemark/contract/refusals';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import {
  approvedSupplement,
  billedOfSupplement,
  type Supplement,
} from '@tidemark/contract/supplements/supplement';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';
import type { Billable } from '../estimates/billable.ts';
import { approvalOf, inState, lettersOf, sendingsOf } from '../estimates/read.ts';
import { lockInspection, readInspection } from '../inspections/read.ts';
import { lockOpenJob } from '../job/read.ts';
import { isInvoiced } from './invoiced.ts';

export { type QueueSupplementLetter, supplementLetterOf } from './letters.ts';

/** What an approved one adds is in no other: those that were made before it give way. */
const otherApproved = sql<boolean>`EXISTS (
  SELECT FROM supplement_approvals done
  JOIN supplements other ON other.inspection_id = done.inspection_id AND other.number = done.number
  WHERE done.inspection_id = supplements.inspection_id AND done.number <> supplements.number
    AND other.estimate_number = supplements.estimate_number AND done.number > coalesce(supplements.after, 0))`;
const newerSent = sql<boolean>`EXISTS (
  SELECT FROM (SELECT inspection_id, number FROM supplement_sendings
    UNION ALL SELECT inspection_id, number FROM supplement_letters) its
  JOIN supplements newer ON newer.inspection_id = its.inspection_id AND newer.number = its.number
  WHERE its.inspection_id = supplements.inspection_id AND its.number > supplements.number
    AND newer.estimate_number = supplements.estimate_number)`;

/** The supplements to the estimates of an inspection, newest first, or those with this number. */
export async function supplementsOf(
  db: Read,
  { id, projectId }: { id: string; projectId: number },
  number?: number,
): Promise<Supplement[]> {
  const rows = await db
    .selectFrom('supplements')
    .innerJoin('technicians', 'technicians.id', 'supplements.technicianId')
    .select(['supplements.number', 'estimateNumber', 'fromNumber', 'content', 'madeAt'])
    .select(sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('madeBy'))
    .select([
      lettersOf('supplement').as('letters'),
      sendingsOf('supplement').as('sendings'),
      approvalOf('supplement').as('approval'),
      isInvoiced.as('invoiced'),
      otherApproved.as('otherApproved'),
      newerSent.as('newerSent'),
    ])
    .where('inspectionId', '=', id)
    .$if(number !== undefined, (all) => all.where('supplements.number', '=', number!))
    .orderBy('supplements.number', 'desc')
    .execute();
  return rows.map((row) => {
    const { content, fromNumber, otherApproved: outdated, newerSent: newer, invoiced, ...one } = row;
    const { letters, sendings, approval, ...said } = one;
    const standing = inState({ letters, sendings, approval, invoiced, newerSent: newer || outdated });
    const isOver = outdated && (standing.state === 'Draft' || standing.state === 'Sent');
    return {
      ...{ ...content, ...said, inspectionId: id, projectId, from: fromNumber },
      standing: isOver ? { ...standing, state: 'Superseded' as const } : standing,
    };
  });
}

/** @throws Refusal inspection_not_found, supplement_not_found */
export async function readSupplement(
  db: Read,
  actor: Actor,
  inspectionId: string,
  number: number,
): Promise<Supplement> {
  const [found] = await supplementsOf(db, await readInspection(db, actor, inspectionId), number);
  if (!found) throw new Refusal('supplement_not_found');
  return found;
}

/**
 * One whose state nobody else changes now. Its project is locked first, as everywhere.
 * @throws Refusal inspection_not_found, supplement_not_found, job_not_begun, job_closed
 */
export async function lockSupplement(
  tx: Tx,
  actor: Actor,
  { id, supplement }: { id: string; supplement: number },
): Promise<Supplement> {
  const { projectId } = await readInspection(tx, actor, id);
  await lockOpenJob(tx, actor, projectId);
  await lockInspection(tx, actor, id);
  return readSupplement(tx, actor, id, supplement);
}

export const refuseState = ({ number, standing }: Supplement): never => {
  const message = notNow(`Supplement ${supplementNumber(number)}`, standing.state);
  throw new Refusal('estimate_state', [{ field: 'supplement', message }]);
};

/** What an invoice is made of. @throws Refusal inspection_not_found, supplement_not_found */
export async function billableSupplement(
  db: Read,
  actor: Actor,
  inspectionId: string,
  number: number,
): Promise<Billable & { supplement: Supplement }> {
  const supplement = await readSupplement(db, actor, inspectionId, number);
  const { state, approval } = supplement.standing;
  const billed = billedOfSupplement(approval ? approvedSupplement(supplement, approval) : supplement);
  return { state, isApproved: approval !== null, billed, supplement };
}
