import { type OfficeProject, officeSorts } from '@tidemark/contract/office/table';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Query = Record<string, string | number>;
const list = async (who: Person, query: Query = {}) => (await who.send('office.projects', { query })).ok();
const ids = ({ projects }: { projects: { id: number }[] }) => projects.map(({ id }) => id);

/** Pages through a list with its cursors, to the end. */
async function walk(who: Person, query: Query, by: 'next' | 'previous'): Promise<OfficeProject[]> {
  const all: OfficeProject[] = [];
  let page = await list(who, by === 'next' ? query : { ...query, last: 'true' });
  for (;;) {
    if (by === 'next') all.push(...page.projects);
    else all.unshift(...page.projects);
    const cursor = page[by];
    if (cursor === null) return all;
    page = await list(who, { ...query, [by === 'next' ? 'after' : 'before']: cursor });
  }
}

async function office() {
  const manager = await api.person({ role: 'Supervisor' });
  const [dana, luis] = [await api.person(), await api.person()];
  await api.db
    .updateTable('technicians')
    .set({ firstName: 'Luis', lastName: 'Ortega' })
    .where('id', '=', luis.id)
    .execute();
  const facts = [
    [dana, { city: 'Aurora', priority: 'Urgent', claimType: 'Commercial', scheduledDate: '2026-03-01' }],
    [
      luis,
      {
        city: 'aurora',
        priority: 'Low',
        status: 'In Progress',
        scheduledDate: '2026-02-01',
        addressLine1: '1 Elm St',
      },
    ],
    [null, { city: 'Élgin', customerName: 'Ana Ruiz' }],
    [
      dana,
      {
        city: 'Lisle',
        status: 'Completed',
        completedAt: '2026-01-05T00:00:00Z',
        scheduledDate: '2026-01-04',
      },
    ],
    [null, { city: 'Zion', scheduledDate: '2026-03-01', customerName: 'ana ruiz' }],
    [luis, { city: 'Batavia', status: 'On Hold', claimType: 'Single Family', priority: 'High' }],
    [dana, { city: 'Geneva', claimType: 'Commercial', addressLine1: '2 Oak St' }],
  ] as const;
  const made: number[] = [];
  for (const [of, fact] of facts) made.push(await addProject(api.db, of, fact));
  return { manager, dana, luis, made };
}

let there: Awaited<ReturnType<typeof office>>;
beforeAll(async () => {
  there = await office();
});

test.each(officeSorts.flatMap((sort) => (['asc', 'desc'] as const).map((way) => [sort, way] as const)))(
  'office lists: by %s %s, every project once, forwards and backwards at any page size',
  async (sort, direction) => {
    const { manager, made } = there;
    const whole = ids(await list(manager, { sort, direction, limit: 100 }));
    expect(whole.toSorted((a, b) => a - b)).toEqual(made);
    for (const limit of [2, 3]) {
      const query = { sort, direction, limit };
      expect(ids({ projects: await walk(manager, query, 'next') })).toEqual(whole);
      expect(ids({ projects: await walk(manager, query, 'previous') })).toEqual(whole);
    }
    const second = await list(manager, { sort, direction, limit: 3, page: 2 });
    expect(ids(second)).toEqual(whole.slice(3, 6));
    expect(ids(await list(manager, { sort, direction, limit: 3, before: second.previous! }))).toEqual(
      whole.slice(0, 3),
    );
  },
);

test('office lists: sort orders, the ones people expect', async () => {
  const { manager, made } = there;
  const at = async (sort: string, direction: 'asc' | 'desc' = 'asc') =>
    ids(await list(manager, { sort, direction })).map((id) => made.indexOf(id));
  expect(await at('city')).toEqual([0, 1, 5, 2, 6, 3, 4]);
  expect((await at('priority')).slice(0, 2)).toEqual([0, 5]);
  expect(await at('status')).toEqual([2, 4, 0, 6, 1, 5, 3]);
  expect(await at('technician')).toEqual([0, 3, 6, 1, 5, 2, 4]);
  expect((await at('scheduledDate')).slice(0, 4)).toEqual([3, 1, 0, 4]);
  expect((await at('scheduledDate', 'desc')).slice(0, 4)).toEqual([4, 0, 1, 3]);
  expect(await at('id', 'desc')).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

test('office lists: filters alone and together, with their counts', async () => {
  const { manager, made, luis } = there;
  const cases: [Query, number[]][] = [
    [{ status: 'New' }, [2, 4]],
    [{ status: 'New,On Hold' }, [2, 4, 5]],
    [{ priority: 'Urgent,Low' }, [0, 1]],
    [{ claimType: 'Commercial' }, [0, 6]],
    [{ technician: luis.id }, [1, 5]],
    [{ technician: 'unassigned' }, [2, 4]],
    [{ city: 'AURORA' }, [0, 1]],
    [{ city: 'elgin' }, [2]],
    [{ scheduledFrom: '2026-02-01', scheduledTo: '2026-02-28' }, [1]],
    [{ scheduledFrom: '2026-03-01' }, [0, 4]],
    [{ scheduledTo: '2026-01-31' }, [3]],
    [{ overdue: 'true', today: '2026-03-01' }, [1]],
    [{ overdue: 'true', today: '2026-03-02' }, [0, 1, 4]],
    [{ search: 'ana ruiz' }, [2, 4]],
    [{ search: 'elm 1' }, [1]],
    [{ search: 'el' }, [1, 2]],
    [{ search: `#${made[6]}` }, [6]],
    [{ search: '%' }, []],
    [{ city: 'Aurora', status: 'Assigned', search: 'larkspur' }, [0]],
  ];
  for (const [query, expected] of cases) {
    const found = ids(await list(manager, { ...query, sort: 'id', direction: 'asc' }));
    expect([query, found.map((id) => made.indexOf(id))]).toEqual([query, expected]);
    const count = (await manager.send('office.count', { query })).ok();
    expect([query, count.total, count.more]).toEqual([query, expected.length, false]);
  }
  const { byStatus } = (
    await manager.send('office.count', { query: { status: 'New', city: 'Aurora' } })
  ).ok();
  expect(byStatus.filter(({ total }) => total > 0)).toEqual([
    { status: 'Assigned', total: 1, more: false },
    { status: 'In Progress', total: 1, more: false },
  ]);
});

test.each<[Query, string]>([
  [{ sort: 'notes' }, 'sort'],
  [{ status: 'New,Done' }, 'status'],
  [{ technician: 'nobody' }, 'technician'],
  [{ limit: 101 }, 'limit'],
  [{ page: 201 }, 'page'],
  [{ page: 2, last: 'true' }, 'page'],
  [{ after: 'x' }, 'after'],
  [{ before: Buffer.from('["city","asc",["a"],1]').toString('base64url') }, 'before'],
  [{ overdue: 'yes' }, 'overdue'],
  [{ colour: 'red' }, 'colour'],
])('office lists: the query %j is refused by name', async (query, field) => {
  const reply = await there.manager.send('office.projects', { query });
  expect(reply).toMatchObject({ status: 400 });
  expect(reply.details!.map((detail) => detail.field.split('.')[0])).toContain(field);
});

test.each([
  ['id', ['x'], 1],
  ['id', ['3000000000'], 1],
  ['id', ['7'], 3_000_000_000],
  ['id', [], 1],
  ['city', ['a\u0000'], 1],
  ['priority', ['99999'], 1],
  ['scheduledDate', ['2026-02-31'], 1],
  ['technician', ['0', 'dana'], 1],
  ['technician', ['0', 'dana', 'x'], 1],
])(
  'office lists: an invented position in the order by %s, %j of %d, is refused by name',
  async (sort, keys, id) => {
    const after = Buffer.from(JSON.stringify([sort, 'desc', keys, id])).toString('base64url');
    const reply = await there.manager.send('office.projects', { query: { sort, direction: 'desc', after } });
    expect(reply).toMatchObject({ status: 400, details: [{ field: 'after' }] });
  },
);

test('office lists: the export has every matching row and no formula', async () => {
  const { manager, dana } = there;
  await addProject(api.db, dana, { title: '=1+1', city: 'Quincy', notes: '=two\nlines, "quoted"' });
  const csv = async (query: Query) => {
    const reply = await manager.fetch('GET', '/api/v1/office/projects.csv', { query });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // Reading the response as text removes the byte order mark.
    return Papa.parse<Record<string, string>>(await reply.text(), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };
  const [only] = await csv({ city: 'quincy' });
  expect(only).toMatchObject({
    Title: "'=1+1",
    City: 'Quincy',
    Technician: 'Dana Whitaker',
    Notes: '\'=two\nlines, "quoted"',
  });
  for (const sort of ['city', 'technician']) {
    const rows = await csv({ sort, direction: 'asc' });
    const listed = await walk(manager, { sort, direction: 'asc', limit: 100 }, 'next');
    expect(rows.map((row) => Number(row.Project))).toEqual(listed.map(({ id }) => id));
  }
  expect(await csv({ city: 'Nowhere' })).toEqual([]);
});
