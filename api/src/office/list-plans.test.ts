import { type OfficeSort, officeQuery, officeSorts } from '@tidemark/contract/office/table';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { backgroundWork } from '../files/take-turns.ts';
import { explained } from '../projects/testing/explained.ts';
import { fillSeed } from '../seed/fill-seed.ts';
import { useApi } from '../testing/use-api.ts';
import { countOfficeProjects } from './count-projects.ts';
import { listOfficeProjects } from './list-projects.ts';
import { readOverview } from './read-overview.ts';
import { keyOf } from './sorts.ts';

const api = useApi();
const caller = {
  actor: { id: 1, role: 'Manager' as const },
  ...{ signInId: null, ip: '', userAgent: null, requestId: 'test', fileAddress: String },
  asker: backgroundWork,
};

beforeAll(async () => {
  const amounts = { projects: 10_500, technicians: 30, inspections: 0 };
  await fillSeed(api.db, { ...amounts, seed: 1, until: '2026-11-21', passwordHash: 'nobody signs in' });
});

const ask = (query: object, db = api.db) =>
  listOfficeProjects({ ...caller, db }, { params: {}, query: officeQuery.parse(query), body: {} });
const scansOf = async (run: (db: typeof api.db) => Promise<unknown>) =>
  (await explained(api.db, run)).flatMap(({ plan }) =>
    plan.filter((line) => /Seq Scan on projects/.test(line)),
  );

test.each(officeSorts)('office lists: a page in the order of %s, never reads all projects', async (sort) => {
  for (const direction of ['asc', 'desc']) {
    const { next } = await ask({ sort, direction });
    for (const way of [{}, { after: next }, { before: next }, { last: 'true' }]) {
      expect(await scansOf((db) => ask({ sort, direction, ...way }, db))).toEqual([]);
    }
  }
});

test('office lists: the order by technician, by name among many and among few', async () => {
  const walk = async (filters: object) => {
    const found: { id: number; technicianName: string | null }[] = [];
    for (let query: object = { page: 1 }; ; ) {
      const order = { ...filters, sort: 'technician' satisfies OfficeSort, direction: 'asc', limit: 100 };
      const { projects, next } = await ask({ ...order, ...query });
      found.push(...projects);
      if (next === null) return found;
      query = { after: next };
    }
  };
  const cases: [object, RawBuilder<unknown>][] = [
    [{ status: 'Completed,New' }, sql`status IN ('Completed', 'New')`],
    [{ status: 'In Progress' }, sql`status = 'In Progress'`],
    [{ priority: 'High,Low' }, sql`priority IN ('High', 'Low')`],
    [{ technician: 'unassigned', priority: 'High' }, sql`technician_id IS NULL AND priority = 'High'`],
    [{ technician: 7, search: 'a' }, sql`technician_id = 7 AND search_text ~ '(^| )a'`],
    [{ search: 'naperville' }, sql`city = 'Naperville'`],
    [{ status: 'New', city: 'Lisle' }, sql`projects.status = 'New' AND city = 'Lisle'`],
  ];
  for (const [filters, condition] of cases) {
    const found = await walk(filters);
    const { rows } = await sql<{ id: number }>`
      WITH projects AS (SELECT * FROM projects WHERE ${condition})
      SELECT projects.id FROM projects LEFT JOIN technicians ON technicians.id = technician_id
      ORDER BY technician_id IS NULL, fold(first_name || ' ' || last_name), projects.id`.execute(api.db);
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  }
});

test('office lists: counts, exact up to 10,000 and beyond that they say so', async () => {
  const count = (query: object) =>
    countOfficeProjects({ ...caller, db: api.db }, { params: {}, query, body: {} });
  const all = await count({});
  expect(all).toMatchObject({ total: 10_000, more: true });
  const { rows } = await sql<{ status: string; total: number }>`
    SELECT status, count(*) AS total FROM projects GROUP BY status, status_rank ORDER BY status_rank`.execute(
    api.db,
  );
  const completed = rows.at(-1)!.total;
  expect(completed).toBeLessThan(10_000);
  expect(all.byStatus).toEqual(rows.map((row) => ({ ...row, more: false })));
  expect(await count({ status: ['Completed', 'Assigned', 'In Progress'] })).toMatchObject({
    total: 10_000,
    more: true,
  });
  expect(await count({ status: ['Completed'] })).toMatchObject({ total: completed, more: false });
});

test('office lists: the overview reads no table in full', async () => {
  const overview = (db: typeof api.db) =>
    readOverview(async () => undefined)({ ...caller, db }, { params: {}, query: { weeks: 4 }, body: {} });
  expect(await scansOf(overview)).toEqual([]);
});

test('office lists: the end of a long list, found directly with nothing missed or repeated', async () => {
  const farAway = sql<boolean>`id > 10200`;
  await sql`UPDATE projects SET address_line1 = 'Zz ' || id, claim_type = 'Commercial', priority = 'Low',
    customer_name = 'Zz ' || id, scheduled_date = '2030-01-01'::date + id % 9, status = 'Completed', technician_id = 1
    WHERE ${farAway}`.execute(api.db);
  await sql`ANALYZE projects`.execute(api.db);
  const filters = {
    claimType: 'Commercial',
    priority: 'Low,Medium',
    status: 'Completed,New',
    scheduledFrom: '2030-01-01',
  };
  for (const sort of officeSorts.filter((sort) => sort !== 'technician')) {
    for (const direction of ['asc', 'desc'] as const) {
      const { column } = keyOf(sort, direction);
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM ${sql.table('projects')} WHERE ${farAway}
        ORDER BY ${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(api.db);
      const expected = rows.map(({ id }) => id);
      const found: number[] = [];
      const query = { ...filters, sort, direction, limit: 100 };
      for (let at: object = {}; ; ) {
        const { projects, next, previous } = await ask({ ...query, ...at });
        if (previous) {
          const before = await ask({ ...query, before: previous });
          expect(before.projects.map(({ id }) => id)).toEqual(found.slice(-100));
        }
        found.push(...projects.map(({ id }) => id));
        if (next === null) break;
        at = { after: next };
      }
      expect([sort, direction, found]).toEqual([sort, direction, expected]);
      const last = await ask({ ...query, last: 'true' });
      expect(last.projects.map(({ id }) => id)).toEqual(expected.slice(-100));
      const second = await ask({ ...query, page: 2 });
      expect(second.projects.map(({ id }) => id)).toEqual(expected.slice(100, 200));
    }
  }
  const far = { scheduledFrom: '2030-01-01', sort: 'address', direction: 'asc', limit: 1 };
  const plans = await explained(api.db, (db) => ask(far, db));
  expect(plans.filter(({ sql }) => sql.includes('WITH matching'))).toHaveLength(1);
});
