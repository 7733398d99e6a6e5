import type { Actor } from '@tidemark/contract/access';
import { customerParts } from '@tidemark/contract/accounting/book-lines';
import { termsOf } from '@tidemark/contract/company/money-settings';
import type { Company } from '@tidemark/contract/company/profile';
import { balanceOf } from '@tidemark/contract/invoices/balance';
import type { Invoice, InvoiceHead, Payment } from '@tidemark/contract/invoices/invoice';
import { paymentLink } from '@tidemark/contract/invoices/payment-link';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { newestCompany } from '../company/read.ts';
import type { Read, Tx } from '../db/database.ts';
import { lockProject } from '../projects/read.ts';
import { waitsFor } from './waits.ts';

export { billingOf } from './billing.ts';
export { invoiceLetterOf, type QueueInvoiceLetter } from './letters.ts';
export { type KeepPaper, keepPaper, keptPaper } from './papers.ts';
export { waitsFor } from './waits.ts';

const utc = (moment: string) =>
  sql.raw<string>(`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const nameOf = (person: string) =>
  sql.raw<string>(
    `(SELECT trim(first_name || ' ' || last_name) FROM technicians WHERE technicians.id = ${person})`,
  );

const payments = sql<Payment[]>`coalesce((
  SELECT json_agg(json_build_object(
    'id', its.id, 'kind', its.kind, 'on', its.received_on, 'amount', its.amount, 'how', its.how,
    'reference', its.reference, 'payer', its.payer, 'payees', its.payees, 'fileId', its.file_id,
    'recordedAt', ${utc('its.recorded_at')}, 'recordedBy', ${nameOf('its.technician_id')},
    'removed', CASE WHEN its.removed_at IS NOT NULL THEN json_build_object(
      'at', ${utc('its.removed_at')}, 'by', ${nameOf('its.removed_by')}, 'reason', its.removed_because) END)
    ORDER BY its.received_on, its.recorded_at)
  FROM invoice_payments its WHERE its.invoice_id = invoices.id), '[]')`;

const letters = sql<Invoice['sentTo']>`coalesce((
  SELECT json_agg(json_build_object(
    'to', its.letter -> 'to', 'cc', its.letter -> 'cc', 'attachments', (its.letter -> 'attachments') || coalesce(its.letter -> 'names', '[]'),
    'sentAt', ${utc('its.sent_at')}, 'sentBy', ${nameOf('its.technician_id')}, 'remindedOn', its.reminded_on,
    'delivery', json_build_object('id', sent.id, 'state', sent.state, 'lastError', sent.last_error)) ORDER BY its.sent_at DESC)
  FROM invoice_letters its JOIN deliveries sent ON sent.id = its.delivery_id
  WHERE its.invoice_id = invoices.id), '[]')`;

const exports = sql<Invoice['exports']>`coalesce((
  SELECT json_agg(json_build_object(
    'batch', its.number, 'at', ${utc('its.made_at')}, 'by', ${nameOf('its.technician_id')}) ORDER BY its.number)
  FROM accounting_batches its WHERE its.number = ANY (invoices.exported_in)), '[]')`;

const selectInvoices = (db: Read) =>
  db
    .selectFrom('invoices')
    .select([
      'id',
      'projectId',
      'kind',
      'state',
      'version',
      'number',
      'issuedOn',
      'dueOn',
      'terms',
      'companyVersion',
      'projectTitle',
      'billTo',
      'customer',
      'projectAddress',
      'lines',
      'total',
      'paid',
      'memo',
      'inspectionId',
      'estimateNumber',
      'supplements',
      'notApproved',
      'madeAt',
      'issuedAt',
      'voidedAt',
      'voidedBecause',
      nameOf('invoices.made_by').as('madeBy'),
      sql<string | null>`${nameOf('invoices.issued_by')}`.as('issuedBy'),
      sql<string | null>`${nameOf('invoices.voided_by')}`.as('voidedBy'),
      waitsFor.as('waitsFor'),
      payments.as('payments'),
      letters.as('sentTo'),
      exports.as('exports'),
    ]);
export type StoredInvoice = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

/** As it leaves the server; terms and link of a draft are those of today. */
function shown(stored: StoredInvoice, company: Company): Invoice {
  const { inspectionId, estimateNumber, notApproved, issuedAt: _, projectTitle: __, ...rest } = stored;
  const { voidedAt, voidedBy, voidedBecause, ...of } = rest;
  const balance = balanceOf(of);
  return {
    ...of,
    balance,
    terms: of.terms ?? termsOf(company),
    estimate: inspectionId === null ? null : { inspectionId, number: estimateNumber },
    bookCustomer: customerParts(of, company).join(':'),
    paymentLink: paymentLink(company.paymentLink, { ...of, balance }),
    voided: voidedAt === null ? null : { at: voidedAt, by: voidedBy!, reason: voidedBecause! },
  };
}

/** The invoices of a project, newest first. */
export async function invoicesOf(db: Read, projectId: number): Promise<Invoice[]> {
  const company = await newestCompany(db);
  const found = await selectInvoices(db)
    .where('projectId', '=', projectId)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .execute();
  return found.map((one) => shown(one, company));
}

/** What a technician learns of them. */
export const headsOf = (db: Read, projectId: number): Promise<InvoiceHead[]> =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'state', 'total'])
    .where('projectId', '=', projectId)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .execute();

export const findInvoice = (db: Read, id: string): Promise<StoredInvoice | undefined> =>
  selectInvoices(db).where('id', '=', id).executeTakeFirst();

/** @throws Refusal invoice_not_found */
export async function storedInvoice(db: Read, projectId: number, id: string): Promise<StoredInvoice> {
  const found = await findInvoice(db, id);
  if (found?.projectId !== projectId) throw new Refusal('invoice_not_found');
  return found;
}

/** @throws Refusal invoice_not_found */
export async function readInvoice(db: Read, id: string): Promise<Invoice> {
  const found = await findInvoice(db, id);
  if (!found) throw new Refusal('invoice_not_found');
  return shown(found, await newestCompany(db));
}

/** Locks a project, and with it its invoices. @throws Refusal project_not_found, invoice_not_found */
export async function lockInvoice(
  tx: Tx,
  actor: Actor,
  { id, invoiceId }: { id: number; invoiceId: string },
) {
  const project = await lockProject(tx, actor, id);
  return { project, stored: await storedInvoice(tx, project.id, invoiceId) };
}
