import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  addProject,
  addRoom,
  inspectionThatIs,
  startInspection,
  wholeStepOne,
} from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const create = (who: Person, body: object) => who.send('inspections.create', { body });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('create inspection: only what was sent, at step 1', async () => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana);
  const id = uuidv7();
  const startedAt = ago(90);
  const reply = await create(dana, {
    id,
    projectId,
    startedAt,
    arrivalDate: '2026-11-21',
    arrivalTime: '07:05',
    deductible: 1000.55,
  });
  expect(reply).toMatchObject({ status: 201, message: 'Inspection created successfully.' });
  const { inspection } = reply.ok();
  expect(inspection).toMatchObject({
    id,
    projectId,
    technicianId: dana.id,
    inspectionType: 'Initial',
    status: 'In Progress',
    currentStep: 1,
    startedAt,
    arrivalDate: '2026-11-21',
    arrivalTime: '07:05',
    deductible: 1000.55,
    damageType: [],
    inspectionQuestions: [],
    insuranceClaimType: null,
    completedAt: null,
  });
  const read = (await dana.send('inspections.read', { params: { id } })).ok().inspection;
  expect(read).toEqual({ ...inspection, rooms: [] });
});

test('create inspection: no id and another technician sent, the server makes the id and the caller is its technician', async () => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana);
  const { inspection } = (await create(dana, { projectId, technicianId: 2_000_000_000 })).ok();
  expect(inspection.id[14]).toBe('7');
  expect(inspection.technicianId).toBe(dana.id);
});

test('create inspection: a device whose clock is ahead, no start in the future', async () => {
  const dana = await api.person();
  const { inspection } = (
    await create(dana, { projectId: await addProject(api.db, dana), startedAt: ago(-600) })
  ).ok();
  expect(Date.parse(inspection.startedAt)).toBeLessThanOrEqual(Date.now());
});

test('create inspection: the same id again, the first one in whatever state it is', async () => {
  const dana = await api.person();
  for (const status of ['In Progress', 'Completed', 'Cancelled'] as const) {
    const { id, projectId } = await inspectionThatIs(api.db, dana, status);
    const reply = await create(dana, { id, projectId, adjuster: 'Someone else' });
    expect(reply.status).toBe(200);
    expect(reply.ok().inspection).toMatchObject({ id, status, adjuster: null });
  }
});

test('create inspection: a project with one in progress, that one', async () => {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  const reply = await create(dana, { id: uuidv7(), projectId });
  expect(reply.status).toBe(200);
  expect(reply.ok().inspection.id).toBe(id);
});

test('create inspection: after a cancelled one, a new one', async () => {
  const dana = await api.person();
  const { id, projectId } = await inspectionThatIs(api.db, dana, 'Cancelled');
  const reply = await create(dana, { projectId });
  expect(reply.status).toBe(201);
  expect(reply.ok().inspection.id).not.toBe(id);
});

test("create inspection: another record's id, refused, also when both arrive at once", async () => {
  const [dana, luis] = [await api.person(), await api.person()];
  const taken = await startInspection(api.db, luis);
  const refused = { status: 409, code: 'id_taken' };
  expect(await create(dana, { id: taken.id, projectId: await addProject(api.db, dana) })).toMatchObject(
    refused,
  );
  const id = uuidv4();
  const projects = [
    await addProject(api.db, dana),
    await addProject(api.db, dana),
    await addProject(api.db, dana),
  ];
  const replies = await Promise.all(projects.map((projectId) => create(dana, { id, projectId })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('create inspection: a completed project, refused', async () => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana, { status: 'Completed', completedAt: ago(1) });
  expect(await create(dana, { projectId })).toMatchObject({ status: 409, code: 'project_completed' });
});

test.each([
  ['projectId', undefined],
  ['projectId', true],
  ['projectId', '1'],
  ['id', 'not-a-uuid'],
  ['status', 'Completed'],
  ['inspectionType', 'Final'],
  ['startedAt', '0000-01-01T00:00:00Z'],
  ['startedAt', 'yesterday'],
  ['currentStep', 3],
])('create inspection: %s %j is refused by name and nothing begins', async (field, value) => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana);
  const reply = await create(dana, { projectId, [field]: value });
  expect(reply).toMatchObject({ status: 400, details: [{ field }] });
  expect((await dana.send('inspections.list')).ok().inspections).toEqual([]);
});

test.each(['New', 'Assigned', 'On Hold'] as const)(
  'create inspection: a project that is %s, started as Start does, so that completing the inspection ends it',
  async (status) => {
    const dana = await api.person();
    const projectId = await addProject(api.db, dana, { status });
    const { inspection } = (await create(dana, { projectId, ...wholeStepOne })).ok();
    const started = (await dana.send('projects.read', { params: { id: projectId } })).ok().project;
    expect(started).toMatchObject({ status: 'In Progress', startedAt: expect.any(String) });
    const log = await api.db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'project-status')
      .where('subjectId', '=', String(projectId))
      .execute();
    expect(log).toEqual([{ before: { status }, after: { status: 'In Progress' } }]);
    await addRoom(dana, inspection.id);
    (await dana.send('inspections.complete', { params: { id: inspection.id } })).ok();
    const done = (await dana.send('projects.complete', { params: { id: projectId } })).ok().project;
    expect(done.status).toBe('Completed');
  },
);

test('create inspection: an unassigned project, assigned to whoever begins, as Start does', async () => {
  const boss = await api.person({ role: 'Manager' });
  const projectId = await addProject(api.db, null);
  (await create(boss, { projectId })).ok();
  const { project } = (await boss.send('projects.read', { params: { id: projectId } })).ok();
  expect(project).toMatchObject({ status: 'In Progress', technicianId: boss.id });
});

test('create inspection: the project was put back to Assigned or On Hold, opening its inspection starts it again', async () => {
  const dana = await api.person();
  for (const status of ['Assigned', 'On Hold'] as const) {
    const { id, projectId } = await startInspection(api.db, dana);
    await api.db.updateTable('projects').set({ status }).where('id', '=', projectId).execute();
    expect((await create(dana, { projectId })).ok().inspection.id).toBe(id);
    const { project } = (await dana.send('projects.read', { params: { id: projectId } })).ok();
    expect(project.status).toBe('In Progress');
  }
});

test('create inspection: twenty begin at once, one inspection', async () => {
  const dana = await api.person();
  const projectId = await addProject(api.db, dana);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => create(dana, { id: uuidv7(), projectId })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(new Set(replies.map((reply) => reply.ok().inspection.id)).size).toBe(1);
  const begun = await api.db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'inspection-started')
    .where('technicianId', '=', dana.id)
    .execute();
  expect(begun).toHaveLength(1);
});
