import type { OfficeFilters } from '@tidemark/contract/office/table';
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { matchingProjects } from './matching.ts';
import { type PageRange, type ReadPageRange, readingDirection } from './page.ts';
import type { Direction } from './sorts.ts';

/** Fewer matches than this are sorted; more are dense enough to be read name by name. */
const few = 5_000;

const people = sql`(
  SELECT 0 AS rank, fold(trim(first_name || ' ' || last_name)) AS name, id AS key FROM technicians
  UNION ALL SELECT 1, '', 0
)`;

/**
 * The list ordered by technician name, with unassigned projects last. There are a million projects and a few hundred
 * people: few matches are sorted; otherwise each person's first rows are read in the order of names until there are
 * enough.
 */
export const readPageRangeByTechnician: ReadPageRange = async (db, filters, { direction }, range) => {
  const way = readingDirection(direction, range.backwards);
  const found = (await amongFew(db, filters, way, range)) ?? (await amongMany(db, filters, way, range));
  const places = found.map(({ rank, name, key, id }) => ({ keys: [String(rank), name, String(key)], id }));
  return range.backwards ? places.reverse() : places;
};

interface Found {
  rank: number;
  name: string;
  key: number;
  id: number;
}

/** A person's position relative to the page's start. */
function comparison({ from }: PageRange, way: Direction) {
  const [rank, name, key] = from?.keys ?? [];
  const person = sql`(people.rank, people.name, people.key)`;
  const place = sql`(${rank}::integer, ${name}::text, ${key}::integer)`;
  const beyond = sql.raw(way === 'asc' ? '>' : '<');
  return {
    laterPerson: sql<boolean>`${person} ${beyond} ${place}`,
    samePerson: sql<boolean>`${person} = ${place}`,
    laterRow: (id: RawBuilder<unknown>) => sql<boolean>`${id} ${beyond} ${from?.id ?? 0}`,
  };
}

/** Null if there are more matches than are worth sorting. */
async function amongFew(db: Read, filters: OfficeFilters, way: Direction, range: PageRange) {
  const { limit, offset = 0, from } = range;
  const by = sql.raw(way);
  const { laterPerson, samePerson, laterRow } = comparison(range, way);
  const some = matchingProjects(db, filters)
    .select(['projects.id', sql`coalesce(projects.technician_id, 0)`.as('key')])
    .limit(few);
  const { rows } = await sql<{ amount: number } & (Found | Record<keyof Found, null>)>`
    WITH matching AS MATERIALIZED (${some})
    SELECT amount, found.* FROM (SELECT count(*) AS amount FROM matching) AS counted
    LEFT JOIN LATERAL (
      SELECT people.rank, people.name, people.key, matching.id
      FROM matching JOIN ${people} AS people ON people.key = matching.key
      ${from ? sql`WHERE ${laterPerson} OR (${samePerson} AND ${laterRow(sql`matching.id`)})` : sql``}
      ORDER BY rank ${by}, name ${by}, key ${by}, id ${by} LIMIT ${limit} OFFSET ${offset}
    ) AS found ON amount < ${few}
    ORDER BY rank ${by}, name ${by}, key ${by}, id ${by}`.execute(db);
  if (rows[0]!.amount >= few) return null;
  return rows.filter((row) => row.id !== null);
}

/**
 * Reads each person's rows by that person's index and filters afterwards: through the other filters' indexes PostgreSQL
 * would read all matches again for each person.
 */
async function amongMany(db: Read, filters: OfficeFilters, way: Direction, range: PageRange) {
  const { limit, offset = 0, from } = range;
  const by = sql.raw(way);
  const { laterPerson, samePerson, laterRow } = comparison(range, way);
  const all = matchingProjects(db, filters)
    .select('projects.id')
    .orderBy('projects.id', way)
    .limit(offset + limit);
  const later = laterRow(sql`projects.id`);
  const first = from ? all.where(sql<boolean>`(NOT ${samePerson} OR ${later})`) : all;
  const somebodys = looksAtRows(filters)
    ? sql`
      WITH projects AS MATERIALIZED (
        SELECT * FROM projects WHERE technician_id = people.key ${ofStatus(filters)} ORDER BY id ${by}
      ) ${first}`
    : first.where(sql<boolean>`projects.technician_id = people.key`);
  // Worded for the index of ids: unassigned projects may be at the far end.
  const nobodys = (from?.keys[0] === '1' ? all.where(later) : all)
    .where('projects.technicianId', 'is', null)
    .where(sql<boolean>`people.key = 0`);
  const { rows } = await sql<Found>`
    SELECT people.rank, people.name, people.key, matching.id
    FROM (SELECT * FROM ${people} AS everybody ORDER BY rank ${by}, name ${by}, key ${by}) AS people
    CROSS JOIN LATERAL (
      (${somebodys}) UNION ALL (${nobodys})
    ) AS matching
    WHERE ${onlyThose(filters)} ${from ? sql`AND (${laterPerson} OR ${samePerson})` : sql``}
    ORDER BY people.rank ${by}, people.name ${by}, people.key ${by}, matching.id ${by}
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Whether the filters need more than the index of a person's projects has. */
const looksAtRows = ({ status: _, technician: __, today: ___, ...others }: OfficeFilters) =>
  Object.values(others).some((value) => value !== undefined);

/** The filters that index covers. */
const ofStatus = ({ status }: OfficeFilters) => (status ? sql`AND status = ANY(${status})` : sql``);

/** People who can have rows at all. */
function onlyThose({ technician }: OfficeFilters) {
  if (technician === undefined) return sql`true`;
  return sql`people.key = ${technician === 'unassigned' ? 0 : technician}`;
}
