import type { Actor } from '@tidemark/contract/access';
import { type ChargedDrying, chargedDrying } from '@tidemark/contract/drying/charged';
import type { Estimate, ListedEstimate } from '@tidemark/contract/estimates/actions';
import { dryingSection } from '@tidemark/contract/estimates/drying-section';
import { estimate } from '@tidemark/contract/estimates/estimate';
import type { EstimateContent } from '@tidemark/contract/estimates/estimate-shape';
import type { EstimateLetter } from '@tidemark/contract/estimates/letter';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { PriceList } from '@tidemark/contract/price-list/price-list';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { sheetsOf } from '../claim-sheets/read.ts';
import { newestCompany } from '../company/read.ts';
import type { WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';
import { wholeDrying } from '../drying/read.ts';
import { deviceZone, inspectionNumber, readInspection } from '../inspections/read.ts';
import { newestPriceList } from '../price-list/read.ts';
import { readProject } from '../projects/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { technicianById } from '../technicians/read.ts';
import { editsOf } from './edits.ts';
import { inState, standingOf } from './standing.ts';

export { estimateCsv } from './estimate-csv.ts';
export { approvalOf, type Found, inState, letterOf, lettersOf, sendingsOf } from './standing.ts';

/** What follows from a changed estimate, in the same transaction. */
export type OnEstimated = (
  context: WriteContext,
  inspection: Pick<Inspection, 'id' | 'projectId' | 'status'>,
) => Promise<void>;

/** Queues a letter in the same transaction. @returns its delivery's id */
export type QueueLetter = (
  context: WriteContext,
  of: { inspectionId: string; number: number; letter: EstimateLetter },
) => Promise<string>;

/** The draft estimate of an inspection. @throws Refusal inspection_not_found */
export async function computeEstimate(
  db: Read,
  actor: Actor,
  inspectionId: string,
  list: PriceList,
): Promise<EstimateContent> {
  const inspection = await readInspection(db, actor, inspectionId);
  const customer = await readProject(db, actor, inspection.projectId);
  const technician = await technicianById(db, inspection.technicianId);
  const technicianName = `${technician.firstName} ${technician.lastName}, ${technician.technicianId}`;
  const rooms = await roomsOf(db, actor, inspectionId);
  const rowsOf = await sheetsOf(
    db,
    rooms.map(({ id }) => id),
  );
  const sheets = [...rowsOf].map(([id, rows]) => ({ id, rows }));
  const { version: _, ...edits } = await editsOf(db, inspectionId);
  const drying = await chargedOf(db, inspection);
  const facts = { ...inspection, customer, technicianName };
  return estimate(facts, rooms, sheets, list, { edits, drying });
}

/** A job's drying is in the estimate of its newest completed inspection, or of one begun after it. */
async function chargedOf(
  db: Read,
  { id, projectId, startedAt }: Pick<Inspection, 'id' | 'projectId' | 'startedAt'>,
): Promise<ChargedDrying | undefined> {
  const newer = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '=', 'Completed')
    .where('startedAt', '>', startedAt)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (newer) return undefined;
  const company = await newestCompany(db);
  const timeZone = company.timeZone ?? (await deviceZone(db, id)) ?? 'UTC';
  return chargedDrying(await wholeDrying(db, projectId), { timeZone, now: new Date().toISOString() });
}

const fullName = sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`;

function selectSaved(db: Read, inspectionId: string) {
  return db
    .selectFrom('estimates')
    .innerJoin('technicians', 'technicians.id', 'estimates.technicianId')
    .select([
      'estimates.number',
      'estimates.madeAt',
      'estimates.changes',
      'estimates.companyVersion',
      fullName.as('madeBy'),
      standingOf.as('standing'),
    ])
    .where('estimates.inspectionId', '=', inspectionId)
    .orderBy('estimates.number', 'desc');
}

/** The newest saved one, or the one with this number. */
export async function savedEstimate(db: Read, inspectionId: string, number?: number) {
  const newest = selectSaved(db, inspectionId).select('estimates.content');
  const found = await (number === undefined ? newest : newest.where('estimates.number', '=', number))
    .limit(1)
    .executeTakeFirst();
  return found && { ...found, standing: inState(found.standing) };
}

/** All saved ones, newest first. */
export async function savedEstimates(db: Read, inspectionId: string): Promise<ListedEstimate[]> {
  const all = await selectSaved(db, inspectionId)
    .select(['estimates.priceListVersion', sql<number>`(content -> 'total')::numeric`.as('total')])
    .execute();
  return all.map((one) => ({ ...one, standing: inState(one.standing) }));
}

/** What its files are called, in numbers that people say; without those that some system forbids. */
export async function estimateName(
  db: Read,
  { projectId, inspectionId, number }: Pick<Estimate, 'projectId' | 'inspectionId' | 'number'>,
): Promise<string> {
  const which = await inspectionNumber(db, inspectionId);
  return `project-${projectId}-inspection-${which}-estimate-${number ?? 'draft'}`;
}

export type SavedEstimate = NonNullable<Awaited<ReturnType<typeof savedEstimate>>>;

export const toEstimate = ({ content, ...kept }: SavedEstimate, newest: PriceList): Estimate => ({
  ...content,
  ...kept,
  newestPriceListVersion: newest.version,
});

/**
 * The newest estimate of an inspection, or the one of this number. Before it is completed, a draft without a number,
 * even if one was saved before.
 * @throws Refusal inspection_not_found, estimate_not_found
 */
export async function readEstimate(
  db: Read,
  actor: Actor,
  inspectionId: string,
  number?: number,
): Promise<Estimate> {
  const { status } = await readInspection(db, actor, inspectionId);
  const newest = await newestPriceList(db);
  const draft = status === 'In Progress' && number === undefined;
  const kept = draft ? undefined : await savedEstimate(db, inspectionId, number);
  if (kept) {
    const its = toEstimate(kept, newest);
    if (number !== undefined || its.drying) return its;
    const drying = await chargedOf(db, await readInspection(db, actor, inspectionId));
    const dryingSoFar = drying && dryingSection(drying, newest);
    return dryingSoFar ? { ...its, dryingSoFar } : its;
  }
  if (number !== undefined) throw new Refusal('estimate_not_found');
  const content = await computeEstimate(db, actor, inspectionId, newest);
  const unkept = { number: null, madeAt: null, madeBy: null, changes: null, companyVersion: null };
  return { ...content, ...unkept, newestPriceListVersion: newest.version };
}
