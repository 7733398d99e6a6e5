import type { accountingActions } from '@tidemark/contract/accounting/actions';
import { daysBefore, daysLate, daysOfAge } from '@tidemark/contract/accounting/aging';
import { type ListedState, listedStates } from '@tidemark/contract/accounting/listed-invoice';
import type { InputOf } from '@tidemark/contract/action';
import { wallClock } from '@tidemark/contract/clock';
import { paginate } from '@tidemark/contract/envelope';
import { balanceOf } from '@tidemark/contract/invoices/balance';
import { sql } from 'kysely';
import type { Handler, ZoneNow } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';
import { matchingText } from '../db/search.ts';
import { waitsFor } from '../invoices/read.ts';
import { daysToPayment } from './days-to-payment.ts';
import { owedOn } from './read.ts';

type Query = InputOf<typeof accountingActions.invoices>['query'];

const allInvoices = (db: Read) => db.selectFrom('invoices');
type Matching = ReturnType<typeof allInvoices>;

export const listAllInvoices =
  (zoneNow: ZoneNow): Handler<typeof accountingActions.invoices> =>
  async ({ db }, { query }) => {
    const { page, limit } = query;
    const today = wallClock(Date.now(), (await zoneNow(db)) ?? 'UTC').slice(0, 10);
    const matching = matchingInvoices(db, query, today);
    const found = await matching
      .select([
        'id',
        'number',
        'kind',
        'state',
        'projectId',
        'issuedOn',
        'dueOn',
        'total',
        'paid',
        'exportedIn',
      ])
      .select([
        sql<string>`bill_to ->> 'name'`.as('billTo'),
        sql<string>`customer ->> 'name'`.as('customer'),
        sql<string | null>`customer ->> 'claimNumber'`.as('claimNumber'),
        waitsFor.as('waitsFor'),
        missing.as('missing'),
      ])
      .orderBy('madeAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const invoices = found.map((one) => ({
      ...one,
      daysLate: one.state === 'Issued' && one.dueOn ? daysLate(one.dueOn, today) : 0,
      balance: balanceOf(one),
    }));
    return {
      invoices,
      pagination: paginate(page, limit, await countUpToCap(db, matching)),
      owed: await owedOn(db, today),
      open: await openOf(matching),
      daysToPayment: await daysToPayment(db, today),
      counts: await countStates(db, today),
      unexported: await countUpToCap(db, unexported(db)),
    };
  };

/** What its job must still show; the customer's share waits for none of it. */
const missing = sql<string[]>`coalesce((
  SELECT before_payment FROM job_evidence its
  WHERE its.project_id = invoices.project_id AND invoices.state IN ('Draft', 'Issued')
    AND invoices.kind <> 'deductible'), '{}')`;

const unexported = (db: Read) =>
  allInvoices(db)
    .where('state', 'in', ['Issued', 'Paid'])
    .where('exportedIn', '=', sql<number[]>`'{}'::integer[]`);

function ofState(invoices: Matching, state: ListedState, today: string): Matching {
  switch (state) {
    case 'Part paid':
      return invoices.where('state', '=', 'Issued').where('paid', '!=', 0);
    case 'Overdue':
      return invoices.where('state', '=', 'Issued').where('dueOn', '<', today);
    default:
      return invoices.where('state', '=', state);
  }
}

function matchingInvoices(db: Read, { state, age, search, from, to }: Query, today: string): Matching {
  let matching = allInvoices(db);
  if (state) matching = ofState(matching, state, today);
  if (age) {
    const { least, most } = daysOfAge(age);
    matching = matching.where('state', '=', 'Issued');
    if (least !== null) matching = matching.where('dueOn', '<=', daysBefore(today, least));
    if (most !== null) matching = matching.where('dueOn', '>=', daysBefore(today, most));
  }
  if (from) matching = matching.where('issuedOn', '>=', from);
  if (to) matching = matching.where('issuedOn', '<=', to);
  for (const matches of matchingText('invoices.search_text', search)) matching = matching.where(matches);
  return matching;
}

async function countStates(db: Read, today: string): Promise<Record<ListedState, number>> {
  const counts = {} as Record<ListedState, number>;
  for (const state of listedStates)
    counts[state] = await countUpToCap(db, ofState(allInvoices(db), state, today).select('id'));
  return counts;
}

async function openOf(matching: Matching): Promise<number> {
  const { open } = await matching
    .where('state', '=', 'Issued')
    .select(sql<number>`coalesce(sum(total - paid), 0)`.as('open'))
    .executeTakeFirstOrThrow();
  return open;
}
