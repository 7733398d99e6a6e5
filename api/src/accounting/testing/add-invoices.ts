import { randomInvoices } from '@tidemark/contract/accounting/testing/random-invoices';
import type { Insertable, Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema.ts';
import type { Person } from '../../testing/people.ts';

let issued = 0;
type Facts = Partial<Insertable<Database['invoices']>>;

/** Adds invoices with random lines to a project: issued, unless told otherwise. */
export async function addInvoices(
  db: Kysely<Database>,
  { by, projectId, count = 1 }: { by: Person; projectId: number; count?: number },
  facts: Facts = {},
) {
  const made = randomInvoices(issued + 1, count).map((one) => {
    const { billTo, customer, lines, number: _, issuedOn, dueOn, terms, ...rest } = one;
    issued += 1;
    const isDraft = facts.state === 'Draft';
    return {
      ...{ id: uuidv7(), ...rest, projectId, madeBy: by.id, state: 'Issued' as const },
      ...{ billTo: JSON.stringify(billTo), customer: JSON.stringify(customer), lines: JSON.stringify(lines) },
      number: isDraft ? null : `T-2026-${String(issued).padStart(4, '0')}`,
      ...{
        issuedOn: isDraft ? null : issuedOn,
        dueOn: isDraft ? null : dueOn,
        terms: isDraft ? null : terms,
      },
      ...{ companyVersion: isDraft ? null : 1, issuedBy: isDraft ? null : by.id },
      issuedAt: isDraft ? null : new Date(Date.UTC(2026, 10, 26, 12, 0, issued)).toISOString(),
      ...facts,
    };
  });
  await db.insertInto('invoices').values(made).execute();
  return made;
}
