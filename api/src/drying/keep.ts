import type { DryingKind, DryingRecord } from '@tidemark/contract/drying/kinds';
import { isIn } from '@tidemark/contract/drying/placement';
import type { DryingHead } from '@tidemark/contract/drying/record';
import type { Fact } from '@tidemark/contract/fact';
import { sameFact } from '@tidemark/contract/facts';
import type { Fields } from '@tidemark/contract/fields';
import { namesOf } from '@tidemark/contract/fields';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** A unit that stands on site is in one placement. */
const unitIn = (record: DryingRecord<DryingKind>): string | null => {
  if (record.record !== 'placement') return null;
  const { unitId, events } = record as unknown as DryingRecord<'placement'>;
  return isIn(events) ? unitId : null;
};

/** Writes a record, whether it is new or not. */
export async function keepRecord<K extends DryingKind>(tx: Tx, kept: DryingRecord<K>): Promise<void> {
  const {
    record,
    id,
    projectId,
    author,
    createdAt: _,
    ...body
  } = kept as unknown as DryingRecord<DryingKind>;
  const values = { body: JSON.stringify(body), unitIn: unitIn(kept as unknown as DryingRecord<DryingKind>) };
  await tx
    .insertInto('dryingRecords')
    .values({ id, projectId, kind: record, author: author!, ...values })
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute();
}

/** Writes what is said of a drying as a whole. */
export async function keepHead(tx: Tx, head: DryingHead): Promise<void> {
  const { record: _, id: __, projectId, ...said } = head;
  const body = JSON.stringify(said);
  await tx
    .insertInto('dryings')
    .values({ projectId, body })
    .onConflict((on) => on.column('projectId').doUpdateSet({ body }))
    .execute();
}

/** The number of a new point: what its device proposed if no point ever had it, else the next one. */
export async function takeNumber(tx: Tx, projectId: number, proposed: number): Promise<number> {
  const next = sql<number>`greatest(dryings.points_numbered + 1, ${proposed}::integer)`;
  const { pointsNumbered } = await tx
    .insertInto('dryings')
    .values({ projectId, body: '{}', pointsNumbered: proposed })
    .onConflict((on) => on.column('projectId').doUpdateSet({ pointsNumbered: next }))
    .returning('pointsNumbered')
    .executeTakeFirstOrThrow();
  return pointsNumbered;
}

/** What a change replaced, field by field. */
export function formerOf<R extends object>(fields: Fields, before: R, after: R): Fact[] {
  const value = (of: R, name: string) => (of as Record<string, unknown>)[name];
  return namesOf(fields)
    .filter((name) => !sameFact(value(before, name), value(after, name)))
    .map((field) => ({ field, value: value(before, field) ?? null }));
}
