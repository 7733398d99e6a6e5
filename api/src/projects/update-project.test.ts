import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const update = (who: Person, id: number, body: unknown) =>
  who.send('projects.update', { params: { id }, body });

test('update project: some fields are sent, only they change and the log keeps the old values', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const id = await addProject(api.db, dana, { notes: 'Dog in the yard' });
  const { project: before } = (await dana.send('projects.read', { params: { id } })).ok();
  const reply = await update(manager, id, {
    city: 'Aurora',
    notes: null,
    scheduledDate: '2026-03-29',
    scheduledTime: '09:15',
  });
  expect(reply.message).toBe('Project updated successfully');
  const { project } = reply.ok();
  expect(project).toEqual({
    ...before,
    city: 'Aurora',
    notes: null,
    scheduledDate: '2026-03-29',
    scheduledTime: '09:15',
    updatedAt: project.updatedAt,
  });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', String(id))
    .execute();
  expect(log).toEqual([
    {
      action: 'project-changed',
      before: { city: 'Naperville', notes: 'Dog in the yard', scheduledDate: null, scheduledTime: null },
      after: { city: 'Aurora', notes: null, scheduledDate: '2026-03-29', scheduledTime: '09:15' },
    },
  ]);
  expect((await update(manager, id, { city: 'Aurora' })).ok().project).toEqual(project);
  expect((await update(manager, id, {})).ok().project).toEqual(project);
});

test('update project: a technician sets and clears the claim type', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana);
  expect((await update(dana, id, { claimType: 'Single Family' })).ok().project.claimType).toBe(
    'Single Family',
  );
  expect((await update(dana, id, { claimType: null })).ok().project.claimType).toBeNull();
});

test('update project: a technician sends an office field too, nothing of the change is done', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana);
  const reply = await update(dana, id, { claimType: 'Commercial', title: 'Mine', technicianId: null });
  expect(reply).toMatchObject({
    status: 403,
    code: 'forbidden',
    details: [{ field: 'title' }, { field: 'technicianId' }],
  });
  expect((await dana.send('projects.read', { params: { id } })).ok().project.claimType).toBeNull();
});

test.each([
  ['claimType', 'Castle'],
  ['status', 'Done'],
  ['priority', 'Top'],
  ['title', '   '],
  ['title', 7],
  ['scheduledDate', '2026-02-30'],
  ['scheduledTime', '8:30'],
  ['originalProjectId', 1],
  ['technicianId', true],
  ['technicianId', '5'],
  ['technicianId', 1.5],
  ['notes', 'x'.repeat(5001)],
  ['id', 9],
])('update project: %s %j is refused by name', async (field, value) => {
  const manager = await api.person({ role: 'Manager' });
  const id = await addProject(api.db, null);
  const reply = await update(manager, id, { city: 'Aurora', [field]: value });
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed', details: [{ field }] });
  expect((await manager.send('projects.read', { params: { id } })).ok().project.city).toBe('Naperville');
});

test('update project: a new project gets a technician, it becomes Assigned', async () => {
  const [dana, luis, manager] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Manager' }),
  ];
  const id = await addProject(api.db, null);
  const { project } = (await update(manager, id, { technicianId: dana.id })).ok();
  expect(project).toMatchObject({
    technicianId: dana.id,
    status: 'Assigned',
    assignedDateTime: expect.any(String),
  });
  (await update(manager, id, { technicianId: luis.id, status: 'Assigned' })).ok();
  expect((await dana.send('projects.read', { params: { id } })).status).toBe(404);
  expect((await luis.send('projects.read', { params: { id } })).status).toBe(200);
});

test('update project: an inactive technician, refused; started work cannot be unassigned', async () => {
  const [dana, gone, manager] = [
    await api.person(),
    await api.person({ status: 'Terminated' }),
    await api.person({ role: 'Manager' }),
  ];
  const id = await addProject(api.db, dana);
  for (const technicianId of [gone.id, 2_000_000_000, null]) {
    expect(await update(manager, id, { technicianId })).toMatchObject({
      status: 400,
      details: [{ field: 'technicianId' }],
    });
  }
});

test('update project: a change with a status that is refused, nothing is done', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const id = await addProject(api.db, dana);
  expect(await update(manager, id, { city: 'Aurora', status: 'Completed' })).toMatchObject({ status: 409 });
  expect((await dana.send('projects.read', { params: { id } })).ok().project.city).toBe('Naperville');
});
