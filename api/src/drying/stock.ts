import type { dryingActions } from '@tidemark/contract/drying/actions';
import { blankMeter, blankUnit } from '@tidemark/contract/drying/blank-stock';
import type { Meter, Unit } from '@tidemark/contract/drying/record';
import { paginate } from '@tidemark/contract/envelope';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';

type Row = { id: string; body: object };
const meterOf = ({ id, body }: Row): Meter => ({ ...blankMeter, ...body, id }) as Meter;
const unitOf = ({ id, body }: Row): Unit => ({ ...blankUnit, ...body, id }) as Unit;

/** The meters with these ids. */
export async function metersOf(db: Read, ids: readonly string[]): Promise<Meter[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('meters').select(['id', 'body']).where('id', 'in', ids).execute()).map(meterOf);
}

/** The units with these ids. */
export async function unitsOf(db: Read, ids: readonly string[]): Promise<Unit[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('units').select(['id', 'body']).where('id', 'in', ids).execute()).map(unitOf);
}

/** The project where each of these units stands, of those that stand anywhere. */
async function placesOf(db: Read, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const placed = await db
    .selectFrom('dryingRecords')
    .select(['unitIn', 'projectId'])
    .where('unitIn', 'in', ids)
    .execute();
  return new Map(placed.map(({ unitIn, projectId }) => [unitIn!, projectId]));
}

async function withPlaces(db: Read, units: readonly Unit[]): Promise<Unit[]> {
  const places = await placesOf(
    db,
    units.map(({ id }) => id),
  );
  return units.map((unit) => ({ ...unit, standsAt: places.get(unit.id) ?? null }));
}

export type StockTable = 'meters' | 'units';
interface Page {
  page: number;
  limit: number;
}

async function pageOf(db: Read, table: StockTable, { page, limit }: Page) {
  const all = db.selectFrom(table);
  const rows = await all
    .select(['id', 'body'])
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, pagination: paginate(page, limit, await countUpToCap(db, all)) };
}

export const listMeters: Handler<typeof dryingActions.listMeters> = async ({ db }, { query }) => {
  const { rows, pagination } = await pageOf(db, 'meters', query);
  return { meters: rows.map(meterOf), pagination };
};

export const listUnits: Handler<typeof dryingActions.listUnits> = async ({ db }, { query }) => {
  const { rows, pagination } = await pageOf(db, 'units', query);
  return { units: await withPlaces(db, rows.map(unitOf)), pagination };
};

/** Something of the company with this id, made by the same person; somebody else's id is taken. */
async function sameOf({ tx, actor }: SignedIn<WriteContext>, table: StockTable, id: string) {
  const same = await tx
    .selectFrom(table)
    .select(['id', 'body', 'technicianId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (same && same.technicianId !== actor.id) throw new Refusal('id_taken');
  return same;
}

/** @returns false if the id, or a unit's tag, was taken meanwhile */
async function keep({ tx, actor }: SignedIn<WriteContext>, table: StockTable, made: { id: string }) {
  const { id, ...body } = made;
  const added = await tx
    .insertInto(table)
    .values({ id, body: JSON.stringify(body), technicianId: actor.id })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export const addMeter: Handler<typeof dryingActions.addMeter> = async (context, { body }) => {
  const { tx } = context;
  const { id = uuidv7(), ...entered } = body;
  const same = await sameOf(context, 'meters', id);
  if (same) {
    context.existed();
    return { meter: meterOf(same) };
  }
  const meter = meterOf({ id: id.toLowerCase(), body: entered });
  if (!(await keep(context, 'meters', meter))) {
    const other = await sameOf(context, 'meters', meter.id);
    context.existed();
    return { meter: meterOf(other!) };
  }
  await record(tx, context, { action: 'meter-added', subject: 'meter', subjectId: meter.id, after: meter });
  return { meter };
};

export const addUnit: Handler<typeof dryingActions.addUnit> = async (context, { body }) => {
  const { tx } = context;
  const shown = async (unit: Unit) => ({ unit: (await withPlaces(tx, [unit]))[0]! });
  const { id = uuidv7(), ...entered } = body;
  const same = await sameOf(context, 'units', id);
  if (same) {
    context.existed();
    return shown(unitOf(same));
  }
  const unit = unitOf({ id: id.toLowerCase(), body: entered });
  if (!(await keep(context, 'units', unit))) {
    const other = await sameOf(context, 'units', unit.id);
    if (!other) throw new Refusal('unit_tag_taken');
    context.existed();
    return shown(unitOf(other));
  }
  await record(tx, context, { action: 'unit-added', subject: 'unit', subjectId: unit.id, after: unit });
  return shown(unit);
};
