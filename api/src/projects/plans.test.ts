import { type ProjectCounts, projectStatuses } from '@tidemark/contract/projects';
import { projectClaimTypes, projectPriorities } from '@tidemark/contract/projects/fields';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { backgroundWork } from '../files/take-turns.ts';
import { fillSeed } from '../seed/fill-seed.ts';
import { useApi } from '../testing/use-api.ts';
import { countProjects } from './count-projects.ts';
import { listAssigned } from './list-assigned.ts';
import { listProjects } from './list-projects.ts';
import { explained } from './testing/explained.ts';

const api = useApi();
const technician = { id: 3, role: 'Field Technician' } as const;
const manager = { id: 1, role: 'Manager' } as const;
const caller = {
  ...{ signInId: null, ip: '', userAgent: null, requestId: 'test', fileAddress: String },
  asker: backgroundWork,
};

beforeAll(async () => {
  const amounts = { projects: 12_000, technicians: 30, inspections: 1_000 };
  await fillSeed(api.db, { ...amounts, seed: 1, until: '2026-11-21', passwordHash: 'nobody signs in' });
});

const find = (actor: typeof technician | typeof manager, search: string, db = api.db) =>
  listProjects({ ...caller, actor, db }, { params: {}, query: { page: 1, limit: 100, search }, body: {} });

test.each([
  ['a technician', technician, ['water', 'burst naperville', 'gpm-2026-0119', 'xylophone', 'ok']],
  ['a manager', manager, ['water', 'burst naperville', 'gpm-2026-0119', 'xylophone']],
] as const)('query plans: a search of %s, never reads all projects', async (_, actor, searches) => {
  for (const search of searches) {
    const plans = await explained(api.db, (db) => find(actor, search, db));
    expect(plans.length).toBeLessThanOrEqual(4);
    const scans = plans.flatMap(({ plan }) => plan.filter((line) => /Seq Scan on projects/.test(line)));
    expect([search, scans]).toEqual([search, []]);
  }
});

test.each([
  'water',
  'burst naperville',
  'ÉMILIE',
  'gpm-2026-0119',
  '(630) 555-00',
  '#42',
  '%',
  '_',
  'xylophone',
])(
  'query plans: a technician’s search for %s finds what a manager’s does among their own',
  async (search) => {
    const theirs = await find(technician, search);
    const found: number[] = [];
    for (let page = 1; ; page++) {
      const query = { page, limit: 100, search };
      const { projects } = await listProjects(
        { ...caller, actor: manager, db: api.db },
        { params: {}, query, body: {} },
      );
      found.push(
        ...projects.filter(({ technicianId }) => technicianId === technician.id).map(({ id }) => id),
      );
      if (projects.length < 100) break;
    }
    expect(theirs.projects.map(({ id }) => id)).toEqual(found.slice(0, 100));
    expect(theirs.pagination.total).toBe(found.length);
  },
);

test("query plans: however a text is split into words, a manager's search finds what contains them all", async () => {
  const some = await api.db
    .selectFrom('projects')
    .select(['id', 'searchText'])
    .where(sql<boolean>`id % 397 = 0`)
    .execute();
  const ended = new Set<number>();
  for (const [nth, { searchText }] of some.entries()) {
    const from = (nth * 7) % (searchText.length - 3);
    const cut = searchText.slice(from, from + 3 + ((nth * 5) % 30)).toUpperCase();
    const words = cut.toLowerCase().split(/\s+/).filter(Boolean);
    const containing = words.map((word) => sql`strpos(search_text, ${word}) > 0`);
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM projects WHERE ${sql.join([sql`true`, ...containing], sql` AND `)} ORDER BY id DESC`.execute(
      api.db,
    );
    const { projects, pagination } = await find(manager, cut);
    const told = { cut, ids: projects.map(({ id }) => id), total: pagination.total };
    const ids = rows.map(({ id }) => id);
    expect(told).toEqual({ cut, ids: ids.slice(0, 100), total: Math.min(ids.length, 10_000) });
    ended.add(rows.length);
  }
  expect(ended.size).toBeGreaterThan(5);
});

test('query plans: more hits than are counted, newest first on every page', async () => {
  const hits = await api.db
    .selectFrom('projects')
    .select('id')
    .where('searchText', 'like', '%a%')
    .orderBy('id', 'desc')
    .execute();
  expect(hits.length).toBeGreaterThan(10_000);
  for (const page of [1, 2, 101]) {
    const query = { page, limit: 100, search: 'a' };
    const found = await listProjects(
      { ...caller, actor: manager, db: api.db },
      { params: {}, query, body: {} },
    );
    expect(found.projects.map(({ id }) => id)).toEqual(
      hits.slice((page - 1) * 100, page * 100).map(({ id }) => id),
    );
    expect(found.pagination).toMatchObject({ total: 10_000, more: true });
  }
});

const countedOneByOne = async (whose: RawBuilder<unknown>) => {
  const { rows } = await sql<ProjectCounts>`
    SELECT count(*) FILTER (WHERE status = 'Assigned') AS assigned, count(*) FILTER (WHERE status = 'In Progress') AS in_progress,
      count(*) FILTER (WHERE status = 'On Hold') AS on_hold, count(*) FILTER (WHERE status = 'Completed') AS completed,
      count(*) FILTER (WHERE priority = 'Urgent' AND status <> 'Completed') AS urgent, count(*) AS "all"
    FROM projects WHERE ${whose}`.execute(api.db);
  expect(rows[0]!.urgent).toBeGreaterThan(0);
  return rows[0]!;
};

test('query plans: counts, exact up to 10,000 and no higher', async () => {
  const exact = await countedOneByOne(sql`true`);
  expect(exact.completed).toBeGreaterThan(10_000);
  const { counts } = await countProjects(api.db, manager);
  expect(counts).toEqual({ ...exact, completed: 10_000, all: 10_000 });
});

test("query plans: a technician's counts, of their own projects", async () => {
  const { technicianId } = await api.db
    .selectFrom('projects')
    .select('technicianId')
    .where('priority', '=', 'Urgent')
    .where('status', '=', 'Assigned')
    .where('technicianId', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const exact = await countedOneByOne(sql`technician_id = ${technicianId}`);
  const { counts } = await countProjects(api.db, { ...technician, id: technicianId! });
  expect(counts).toEqual(exact);
});

test("query plans: every filter of a technician's list says how many of their own it leaves", async () => {
  const own = sql`technician_id = ${technician.id}`;
  const found = new Set<number>();
  for (const status of [undefined, ...projectStatuses])
    for (const priority of [undefined, ...projectPriorities])
      for (const claimType of [undefined, ...projectClaimTypes]) {
        const query = { page: 1, limit: 1, status, priority, claimType };
        const { pagination } = await listProjects(
          { ...caller, actor: technician, db: api.db },
          { params: {}, query, body: {} },
        );
        const wanted = Object.entries({ status, priority, claim_type: claimType }).filter(
          ([, value]) => value,
        );
        const named = wanted.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        const { rows } = await sql<{ total: number }>`
          SELECT count(*) AS total FROM projects WHERE ${sql.join([own, ...named], sql` AND `)}`.execute(
          api.db,
        );
        expect({ query, total: pagination.total }).toEqual({ query, total: rows[0]!.total });
        found.add(pagination.total);
      }
  expect(found.size).toBeGreaterThan(20);
});

test.each([
  ['a manager', manager],
  ['a technician', technician],
])(
  'query plans: a filtered list of %s, one statement for the page and one for the counts',
  async (_, actor) => {
    const query = { page: 1, limit: 20, status: 'Completed', priority: 'High' } as const;
    const plans = await explained(api.db, (db) =>
      listProjects({ ...caller, actor, db }, { params: {}, query, body: {} }),
    );
    expect(plans).toHaveLength(2);
  },
);

test("query plans: a technician's list reads its page and not all their projects", async () => {
  const plans = await explained(api.db, (db) =>
    listAssigned(
      { ...caller, actor: technician, db },
      { params: {}, query: { page: 1, limit: 20 }, body: {} },
    ),
  );
  expect(plans).toHaveLength(2);
  const [page] = plans.filter(({ sql }) => /order by/.test(sql));
  expect(page!.plan.join('\n')).toMatch(
    /^Limit .*rows=20\b.*\n\s*->\s+Index Scan using projects_assigned .*rows=20\b/,
  );
});
