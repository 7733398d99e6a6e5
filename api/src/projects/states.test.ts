import { projectStatuses } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { addProject, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Status = (typeof projectStatuses)[number];

const add = (by: Person, status: Status) =>
  addProject(api.db, by, { status, completedAt: status === 'Completed' ? '2026-01-02T00:00:00Z' : null });
const read = async (by: Person, id: number) =>
  (await by.send('projects.read', { params: { id } })).ok().project;

/** decisions.md, "States": the moves PUT allows, for its technician and for a manager. */
const goes: Record<Status, Partial<Record<Status, 'anyone' | 'manager'>>> = {
  New: { Assigned: 'anyone', 'In Progress': 'anyone' },
  Assigned: { 'In Progress': 'anyone', 'On Hold': 'anyone' },
  'In Progress': { 'On Hold': 'anyone', Completed: 'anyone' },
  'On Hold': { 'In Progress': 'anyone' },
  Completed: { Assigned: 'manager' },
};
const moves = projectStatuses.flatMap((from) => projectStatuses.map((to) => [from, to] as const));

test.each(moves)('project states: PUT from %s to %s obeys the table', async (from, to) => {
  const dana = await api.person();
  for (const who of [dana, await api.person({ role: 'Supervisor' })]) {
    const id = await add(dana, from);
    const allowed =
      from === to || goes[from][to] === 'anyone' || (goes[from][to] === 'manager' && who !== dana);
    const reply = await who.send('projects.update', { params: { id }, body: { status: to } });
    expect(reply).toMatchObject(allowed ? { status: 200 } : { status: 409, code: 'status_change_refused' });
    expect((await read(dana, id)).status).toBe(allowed ? to : from);
  }
});

test.each([
  ['New', 200],
  ['Assigned', 200],
  ['On Hold', 200],
  ['In Progress', 200],
  ['Completed', 409],
] as const)('project states: start from %s answers %i', async (from, status) => {
  const dana = await api.person();
  const id = await add(dana, from);
  const before = await read(dana, id);
  const reply = await dana.send('projects.start', { params: { id } });
  expect(reply.status).toBe(status);
  if (status === 409) expect(reply.code).toBe('project_completed');
  else expect(reply.ok().project).toMatchObject({ status: 'In Progress' });
  if (from === 'In Progress' || status === 409) expect(await read(dana, id)).toEqual(before);
});

test('project states: started twice, the first start is the start date', async () => {
  const dana = await api.person();
  const id = await add(dana, 'Assigned');
  const { startedAt } = (await dana.send('projects.start', { params: { id } })).ok().project;
  expect(Date.parse(startedAt!)).toBeGreaterThan(Date.now() - 60_000);
  await dana.send('projects.update', { params: { id }, body: { status: 'On Hold' } });
  expect((await dana.send('projects.start', { params: { id } })).ok().project.startedAt).toBe(startedAt);
});

test('project states: an unassigned project, whoever starts it becomes its technician', async () => {
  const manager = await api.person({ role: 'Manager' });
  const id = await addProject(api.db, null);
  const { project } = (await manager.send('projects.start', { params: { id } })).ok();
  expect(project).toMatchObject({ technicianId: manager.id, status: 'In Progress' });
  expect(project.assignedDateTime).not.toBeNull();
});

test.each(['Assigned', 'In Progress'] as const)(
  'project states: PUT cannot make an unassigned project %s',
  async (status) => {
    const manager = await api.person({ role: 'Manager' });
    const id = await addProject(api.db, null);
    const reply = await manager.send('projects.update', { params: { id }, body: { status } });
    expect(reply).toMatchObject({ status: 409, code: 'status_change_refused' });
  },
);

test.each([
  ['New', 409],
  ['Assigned', 409],
  ['On Hold', 409],
  ['In Progress', 200],
  ['Completed', 200],
] as const)('project states: complete from %s answers %i', async (from, status) => {
  const dana = await api.person();
  const id = await add(dana, from);
  const before = await read(dana, id);
  const reply = await dana.send('projects.complete', { params: { id } });
  expect(reply.status).toBe(status);
  const after = await read(dana, id);
  if (from === 'In Progress')
    expect(after).toMatchObject({ status: 'Completed', completedAt: expect.any(String) });
  else expect(after).toEqual(before);
});

test('project states: an inspection is in progress, completing is refused both ways', async () => {
  const dana = await api.person();
  const { projectId: id } = await startInspection(api.db, dana);
  const still = { status: 409, code: 'inspection_still_open' };
  expect(await dana.send('projects.complete', { params: { id } })).toMatchObject(still);
  expect(await dana.send('projects.update', { params: { id }, body: { status: 'Completed' } })).toMatchObject(
    still,
  );
});

test('project states: a re-opened project, no longer has a completion', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const id = await add(dana, 'Completed');
  const { project } = (
    await manager.send('projects.update', { params: { id }, body: { status: 'Assigned' } })
  ).ok();
  expect(project).toMatchObject({ status: 'Assigned', completedAt: null, technicianId: dana.id });
});

test('project states: every change of status, logged, and nothing where nothing changed', async () => {
  const dana = await api.person();
  const id = await add(dana, 'Assigned');
  for (let i = 0; i < 2; i++) await dana.send('projects.start', { params: { id } });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['technicianId', 'action', 'before', 'after'])
    .where('subject', '=', 'project')
    .where('subjectId', '=', String(id))
    .execute();
  expect(log).toEqual([
    {
      technicianId: dana.id,
      action: 'project-status',
      before: { status: 'Assigned' },
      after: { status: 'In Progress' },
    },
  ]);
});
