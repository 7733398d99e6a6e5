import type { OfficeFilters, OfficeSort } from '@tidemark/contract/office/table';
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '../db/database.ts';
import type { Order, Place } from './cursor.ts';
import { type Matching, matchingProjects, ofKey } from './matching.ts';
import { type Direction, type Key, keyOf } from './sorts.ts';

/** Which rows to read: this many from a position, or after this many rows; `backwards` reads towards the beginning. */
export interface PageRange {
  limit: number;
  from?: Place | undefined;
  offset?: number | undefined;
  backwards?: boolean | undefined;
}

/** The ids of a page with their positions, in list order, whichever way they were read. */
export type ReadPageRange = (
  db: Read,
  filters: OfficeFilters,
  order: Order,
  range: PageRange,
) => Promise<Place[]>;

/** The request with the direction of reading in `way`. */
interface Asked {
  filters: OfficeFilters;
  key: Key;
  way: Direction;
  range: PageRange;
}
interface Found {
  key: string;
  id: number;
}

/**
 * A scan along the list finds most pages. It is limited, because the rows of one week or town are close together,
 * perhaps a million rows away, while PostgreSQL assumes that matches are evenly spread and would scan all the way.
 * Otherwise the filters' own indexes gather the rows, which are then sorted.
 */
export const readPageRange: ReadPageRange = async (db, filters, order, range) => {
  const key = keyOf(order.sort as Exclude<OfficeSort, 'technician'>, order.direction);
  const asked = { filters, key, way: readingDirection(order.direction, range.backwards), range };
  const found = (await atAGlance(db, asked)) ?? (await gathered(db, asked));
  const places = found.map(({ key, id }) => ({ keys: [key], id }));
  return range.backwards ? places.reverse() : places;
};

/** Null if the first rows have too few matches and there are more rows. */
async function atAGlance(db: Read, asked: Asked): Promise<Found[] | null> {
  const { filters, key, way, range } = asked;
  const glance = 10 * (range.offset ?? 0) + 100 * range.limit;
  const first = further(matchingProjects(db, ofKey(filters, key.column), key.column), asked)
    .selectAll()
    .orderBy(`projects.${key.column}`, way)
    .orderBy('projects.id', way)
    .limit(glance);
  const { rows } = await sql<Found>`
    WITH projects AS NOT MATERIALIZED (${first})
    ${ordered(matchingProjects(db, filters, key.column), asked)}`.execute(db);
  if (rows.length === range.limit) return rows;
  const { rows: seen } = await sql<{ count: number }>`
    SELECT count(*) FROM (${first.clearSelect().select('projects.id')}) AS seen`.execute(db);
  return seen[0]!.count < glance ? rows : null;
}

/**
 * All matches, and those of the page among them. PostgreSQL estimates how many are beyond a position by the first
 * column only: of five statuses it expects none after the last, and would scan the list again.
 */
async function gathered(db: Read, { filters, key: { column, type }, way, range }: Asked): Promise<Found[]> {
  const all = matchingProjects(db, filters).select([sql.ref(`projects.${column}`).as('key'), 'projects.id']);
  const by = sql.raw(way);
  const { rows } = await sql<Found>`
    WITH matching AS MATERIALIZED (${all})
    SELECT key::text, id FROM matching
    ${range.from ? sql`WHERE ${isBeyond(sql`(key, id)`, type, way, range.from)}` : sql``}
    ORDER BY matching.key ${by}, id ${by} LIMIT ${range.limit} OFFSET ${range.offset ?? 0}`.execute(db);
  return rows;
}

const isBeyond = (row: RawBuilder<unknown>, type: Key['type'], way: Direction, { keys, id }: Place) =>
  sql<boolean>`${row} ${sql.raw(way === 'asc' ? '>' : '<')} (${keys[0]}::${sql.raw(type)}, ${id}::integer)`;

/** The rows beyond the page's start. */
function further(matching: Matching, { key: { column, type }, way, range: { from } }: Asked): Matching {
  if (!from) return matching;
  return matching.where(isBeyond(sql`(${sql.ref(`projects.${column}`)}, projects.id)`, type, way, from));
}

function ordered(matching: Matching, { key: { column }, way, range }: Asked) {
  const key = sql.ref(`projects.${column}`);
  const rows = matching.select([sql<string>`${key}::text`.as('key'), 'projects.id']);
  return (column === 'id' ? rows : rows.orderBy(key, way))
    .orderBy('projects.id', way)
    .limit(range.limit)
    .offset(range.offset ?? 0);
}

export const readingDirection = (direction: Direction, backwards = false): Direction =>
  backwards === (direction === 'asc') ? 'desc' : 'asc';
