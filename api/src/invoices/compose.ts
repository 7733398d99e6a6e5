import type { Actor } from '@tidemark/contract/access';
import { preparedFor } from '@tidemark/contract/estimates/bill-to';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import type { NewInvoice } from '@tidemark/contract/invoices/entry';
import type { Invoice, InvoiceKind, InvoiceLine, InvoiceParty } from '@tidemark/contract/invoices/invoice';
import {
  claimLines,
  deductibleLines,
  deductibleOf,
  totalOf,
  typedLines,
} from '@tidemark/contract/invoices/lines';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';
import { readInspection } from '../inspections/read.ts';
import { newestPriceList } from '../price-list/read.ts';
import { type Billing, billedParts } from './billed-parts.ts';

type Decided = Omit<NewInvoice, 'id' | 'kind'>;

/** A draft as its kind makes it of what a manager decided. */
export interface Composed extends Pick<Invoice, 'customer' | 'projectAddress' | 'lines' | 'total' | 'memo'> {
  billTo: InvoiceParty;
  inspectionId: string | null;
  estimateNumber: number | null;
  supplements: number[];
  notApproved: boolean;
}

/** Of any amount. */
const most = 999_999_999_999.99;

const invalid = (field: string, message: string) => new Refusal('validation_failed', [{ field, message }]);

/** `itself` is a draft that is changed. @throws Refusal validation_failed, already_invoiced, and those of billedParts */
export async function compose(
  db: Read,
  actor: Actor,
  of: { project: Project; kind: InvoiceKind; decided: Decided; itself?: string },
): Promise<Composed> {
  const { project, kind, decided } = of;
  const own = preparedFor(project);
  const base = { memo: decided.memo, projectAddress: own.address.join(', ') };
  if (kind === 'other') {
    if (!decided.billTo) throw invalid('billTo', 'Enter whom to bill.');
    const { taxPercent } = await newestPriceList(db);
    const lines = typedLines(decided.lines, taxPercent);
    if (Math.abs(totalOf(lines)) > most) throw invalid('lines', 'These lines come to too much.');
    const customer = { name: project.customerName, claimNumber: project.claimNumber };
    const none = { inspectionId: null, estimateNumber: null, supplements: [], notApproved: false };
    return { ...base, ...none, billTo: decided.billTo, customer, lines, total: totalOf(lines) };
  }
  const billing = await billingOf(db, actor, project, decided);
  const before = await othersOf(db, kind, billing, of.itself);
  const { parts, estimate } = await billedParts(db, actor, billing);
  const { preparedFor: owner, billTo, policies } = estimate;
  const name = owner.name ?? project.customerName;
  const customer = { name, claimNumber: policies[0]?.claimNumber ?? null };
  const deductible = deductibleOf(parts, estimate.deductible, before);
  const lines =
    kind === 'claim'
      ? claimLines(parts, { deductible, customer: name })
      : deductibleLines(deductible, customer.claimNumber);
  const { name: known, address, phone } = kind === 'claim' ? billTo : owner;
  const party = decided.billTo ?? (known ? { name: known, address, phone } : undefined);
  if (!party) throw invalid('billTo', 'Enter whom to bill.');
  const { inspectionId, estimateNumber, notApproved } = billing;
  return {
    ...base,
    ...{ inspectionId, estimateNumber, supplements: [...billing.supplements], notApproved },
    ...{ billTo: party, customer, lines, total: totalOf(lines) },
  };
}

/** @throws Refusal validation_failed, estimate_not_found */
async function billingOf(
  db: Read,
  actor: Actor,
  project: Project,
  { inspectionId, estimateNumber, supplements, notApproved }: Decided,
): Promise<Billing> {
  if (estimateNumber === null && supplements.length === 0)
    throw invalid('estimateNumber', 'Choose what to invoice.');
  const id = inspectionId ?? (await newestCompleted(db, project.id));
  if (id === undefined) throw new Refusal('estimate_not_found');
  const inspection = await readInspection(db, actor, id).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('estimate_not_found') : error;
  });
  if (inspection.projectId !== project.id) throw new Refusal('estimate_not_found');
  return { inspectionId: id, estimateNumber, supplements: [...new Set(supplements)], notApproved };
}

/** The job's estimate is that of its newest completed inspection. */
async function newestCompleted(db: Read, projectId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '=', 'Completed')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * What of the deductible other invoices of this kind have billed. The caller holds the project's lock.
 * @throws Refusal already_invoiced
 */
async function othersOf(
  db: Read,
  kind: InvoiceKind,
  { inspectionId, estimateNumber, supplements }: Billing,
  itself: string | undefined,
): Promise<number> {
  const others = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'estimateNumber', 'supplements', 'lines'])
    .where('inspectionId', '=', inspectionId)
    .where('kind', '=', kind)
    .where('state', '!=', 'Void')
    .$if(itself !== undefined, (query) => query.where('id', '!=', itself!))
    .execute();
  for (const other of others) {
    const where = other.number === null ? 'a draft invoice' : `invoice ${other.number}`;
    if (estimateNumber !== null && other.estimateNumber === estimateNumber)
      throw new Refusal('already_invoiced', [
        { field: 'estimateNumber', message: `Estimate ${estimateNumber} is on ${where}.` },
      ]);
    const again = supplements.find((one) => other.supplements.includes(one));
    if (again !== undefined)
      throw new Refusal('already_invoiced', [
        { field: 'supplements', message: `Supplement S${again} is on ${where}.` },
      ]);
  }
  return sumOf(others.flatMap(({ lines }) => deductibleIn(lines)));
}

const deductibleIn = (lines: readonly InvoiceLine[]): number[] =>
  lines.filter(({ group }) => group === 'deductible').map(({ amount }) => Math.abs(amount));
