import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const ids = async (who: Person, query: Record<string, string | number>) =>
  (await who.send('projects.list', { query })).ok().projects.map(({ id }) => id);

test('list projects: a manager, all projects, newest first; a technician, their own', async () => {
  const [dana, luis, mei] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Supervisor' }),
  ];
  const first = await addProject(api.db, dana);
  const second = await addProject(api.db, luis);
  const third = await addProject(api.db, null);
  expect((await ids(mei, {})).slice(0, 3)).toEqual([third, second, first]);
  expect(await ids(dana, {})).toEqual([first]);
});

test('list projects: pages, consecutive with exact page facts', async () => {
  const dana = await api.person();
  const made = [];
  for (let i = 0; i < 5; i++) made.unshift(await addProject(api.db, dana));
  const page = async (query: Record<string, number>) => (await dana.send('projects.list', { query })).ok();
  const first = await page({ page: 1, limit: 2 });
  expect(first.pagination).toEqual({ page: 1, limit: 2, total: 5, totalPages: 3 });
  const all = [first, await page({ page: 2, limit: 2 }), await page({ page: 3, limit: 2 })];
  expect(all.flatMap(({ projects }) => projects.map(({ id }) => id))).toEqual(made);
  expect((await page({ page: 4, limit: 2 })).projects).toEqual([]);
  expect((await page({})).pagination).toEqual({ page: 1, limit: 20, total: 5, totalPages: 1 });
});

test.each([
  ['page', 0],
  ['page', 'x'],
  ['page', 1.5],
  ['limit', 0],
  ['limit', 101],
  ['status', 'Done'],
  ['priority', 'urgent'],
  ['sort', 'title'],
])('list projects: the query %s=%s is refused by name', async (field, value) => {
  const dana = await api.person();
  expect(await dana.send('projects.list', { query: { [field]: value } })).toMatchObject({
    status: 400,
    details: [{ field }],
  });
});

test('list projects: filters, narrow the list while the counts cover everything', async () => {
  const dana = await api.person();
  const urgent = await addProject(api.db, dana, { priority: 'Urgent', claimType: 'Commercial' });
  const going = await addProject(api.db, dana, { status: 'In Progress', priority: 'High' });
  await addProject(api.db, dana, { status: 'On Hold', priority: 'Low' });
  const done = await addProject(api.db, dana, {
    status: 'Completed',
    priority: 'Urgent',
    completedAt: '2026-01-01T00:00:00Z',
  });
  const counts = { assigned: 1, inProgress: 1, onHold: 1, completed: 1, urgent: 1, all: 4 };
  const cases: [Record<string, string>, number[]][] = [
    [{ status: 'In Progress' }, [going]],
    [{ priority: 'Urgent' }, [done, urgent]],
    [{ priority: 'Urgent', status: 'Completed' }, [done]],
    [{ claimType: 'Commercial' }, [urgent]],
    [{ claimType: 'Single Family' }, []],
  ];
  for (const [query, expected] of cases) {
    const answer = (await dana.send('projects.list', { query })).ok();
    expect(answer.projects.map(({ id }) => id)).toEqual(expected);
    expect(answer.pagination.total).toBe(expected.length);
    expect(answer.counts).toEqual(counts);
  }
});

test('list projects: search finds any part of the specified fields, several words, ignoring case and accents', async () => {
  const dana = await api.person();
  const one = await addProject(api.db, dana, {
    title: 'Leaking skylight',
    addressLine1: '66 Painter Lane',
    addressLine2: 'Unit 7b',
    city: 'Aurora',
    zipCode: '60502',
    customerName: 'Émilie Gauthier',
    customerPhone: '(630) 555-0134',
    notes: 'secretnote',
  });
  const other = await addProject(api.db, dana, {
    title: '100% burnt_out \\ Жуков',
    customerName: 'Soo-jin Park',
  });
  const cases: [string, number[]][] = [
    ['skyl', [one]],
    ['painter', [one]],
    ['UNIT 7B', [one]],
    ['aurora', [one]],
    ['60502', [one]],
    ['emilie', [one]],
    ['ÉMILIE gauthier', [one]],
    ['e\u0301milie', [one]],
    ['555-0134', [one]],
    [`#${one}`, [one]],
    ['lane leak aurora', [one]],
    ['painter burnt', []],
    ['  skylight   ', [one]],
    ['%', [other]],
    ['_', [other]],
    ['\\', [other]],
    ['100%', [other]],
    ['1_0', []],
    ['sky%light', []],
    ["'; DROP TABLE projects --", []],
    ['жуков', [other]],
    ['secretnote', []],
    ['', [other, one]],
  ];
  for (const [search, expected] of cases)
    expect([search, await ids(dana, { search })]).toEqual([search, expected]);
});

test('list projects: claim numbers that change, found as they are now', async () => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana);
  const { inspection } = (await dana.send('inspections.create', { body: { projectId } })).ok();
  const change = (body: object) => dana.send('inspections.update', { params: { id: inspection.id }, body });
  expect(await ids(dana, { search: 'GPM-2026' })).toEqual([]);
  await change({ claimNumber: 'GPM-2026-118834' });
  expect(await ids(dana, { search: 'gpm-2026' })).toEqual([projectId]);
  await change({ claimNumber1: 'HC-77120' });
  expect(await ids(dana, { search: 'hc-77 118834' })).toEqual([projectId]);
  await change({ claimNumber: null, claimNumber1: null });
  expect(await ids(dana, { search: 'GPM' })).toEqual([]);

  const begun = await addProject(api.db, dana);
  await dana.send('inspections.create', { body: { projectId: begun, claimNumber: 'ZZ-1' } });
  expect(await ids(dana, { search: 'zz-1' })).toEqual([begun]);
});
