import { termsOf } from '@tidemark/contract/company/money-settings';
import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { datesOfIssue } from '@tidemark/contract/invoices/dates';
import { invoiceNumber } from '@tidemark/contract/invoices/number';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sameJson } from '@tidemark/contract/same-json';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import { newestCompany } from '../company/read.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { newestZone } from '../inspections/read.ts';
import { refuseUnwritable } from '../job/read.ts';
import { compose } from './compose.ts';
import { lockInvoice, readInvoice, type StoredInvoice } from './read.ts';

const outdated = 'The estimate says otherwise now. Save the draft again, then issue it.';

export const issueInvoice: Handler<typeof invoiceActions.issue> = async (context, { params }) => {
  const { tx, actor } = context;
  const { project, stored } = await lockInvoice(tx, actor, params);
  if (stored.state !== 'Draft') throw new Refusal('invoice_issued');
  refuseUnwritable(project);
  if (stored.lines.length === 0 || stored.total <= 0) throw new Refusal('invoice_empty');
  await refuseOutdated(context, project, stored);
  const company = await newestCompany(tx);
  const timeZone = company.timeZone ?? (await newestZone(tx, project.id)) ?? 'UTC';
  const { year, issuedOn, dueOn } = datesOfIssue(new Date(), timeZone, company.termsDays);
  const prefix = company.invoicePrefix ?? '';
  const number = invoiceNumber(prefix, year, await nextOf(tx, prefix, year));
  await tx
    .updateTable('invoices')
    .set({
      ...{ state: 'Issued', number, issuedOn, dueOn, terms: termsOf(company) },
      ...{ companyVersion: company.version, projectTitle: project.title },
      ...{ issuedAt: sql<string>`now()`, issuedBy: actor.id },
    })
    .where('id', '=', stored.id)
    .execute();
  await record(tx, context, {
    action: 'invoice-issued',
    subject: 'invoice',
    subjectId: stored.id,
    after: { number, issuedOn, dueOn, total: stored.total, projectId: project.id },
  });
  return { invoice: await readInvoice(tx, stored.id) };
};

/** The next number of a prefix and year. Its row stays locked until the transaction ends: one that fails takes none. */
async function nextOf(tx: Tx, prefix: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoiceCounters')
    .values({ prefix, year, last: 1 })
    .onConflict((on) => on.columns(['prefix', 'year']).doUpdateSet({ last: sql`invoice_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Approved meanwhile, and for other amounts: what is issued equals what was approved. @throws Refusal estimate_state */
async function refuseOutdated(
  { tx, actor }: SignedIn<WriteContext>,
  project: Project,
  { id, kind, lines, billTo, memo, ...of }: StoredInvoice,
): Promise<void> {
  if (kind === 'other') return;
  const decided = { ...of, billTo, memo, lines: [] };
  const now = await compose(tx, actor, { project, kind, decided, itself: id });
  if (!sameJson(now.lines, lines))
    throw new Refusal('estimate_state', [{ field: 'estimateNumber', message: outdated }]);
}
