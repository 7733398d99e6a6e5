import type { NewFollowUp } from '@tidemark/contract/follow-ups';
import { projectStatuses } from '@tidemark/contract/projects';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addProject, completedProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Original = Awaited<ReturnType<typeof completedProject>>;
const bodyFor = ({ projectId, inspectionId }: Original, facts: object = {}) => ({
  originalProjectId: projectId,
  originalInspectionId: inspectionId,
  followUpReason: 'Quality_Check',
  ...facts,
});
const create = (by: Person, original: Original, facts: object = {}) =>
  by.send('follow-ups.create', { body: bodyFor(original, facts) });
const projectsOf = async (by: Person) => (await by.send('projects.assigned')).ok().counts.all;

const everything = {
  originalInspectionDate: '2026-01-02',
  isFollowUpVisit: false,
  followUpReason: 'Other',
  followUpReasonOther: 'Odor came back',
  servicesNeeded: ['Drying', 'Testing'],
  estimatedAdditionalCost: 1250.55,
  priority: 'Emergency',
  scheduledDate: '2026-12-01',
  scheduledTime: '08:30',
  notes: 'Use the side door',
} satisfies Partial<NewFollowUp>;

test("create follow-up: a new one, its own project with the original's address and customer", async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana, {
    addressLine2: 'Unit 7b',
    customerPhone: '(630) 555-0134',
    lockboxNumber: '4471',
    residentType: 'owner_occupied',
    claimType: 'Commercial',
    notes: 'Dog in the yard',
    priority: 'Low',
  });
  const reply = await create(dana, original, everything);
  expect(reply.status).toBe(201);
  expect(reply.message).toBe(
    'Follow-up inspection created successfully! A new project has been created for you.',
  );
  const { followUp, project } = reply.ok();
  const before = (await dana.send('projects.read', { params: { id: original.projectId } })).ok().project;
  expect(project).toEqual({
    ...before,
    id: project.id,
    title: `Follow-up: ${before.title}`,
    status: 'Assigned',
    priority: 'Urgent',
    scheduledDate: '2026-12-01',
    scheduledTime: '08:30',
    notes: 'Use the side door',
    technicianId: dana.id,
    originalProjectId: before.id,
    assignedDateTime: expect.any(String),
    startedAt: null,
    begunAt: null,
    completedAt: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(followUp).toEqual({
    ...everything,
    id: expect.any(String),
    originalProjectId: before.id,
    originalInspectionId: original.inspectionId,
    projectId: project.id,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect((await dana.send('projects.read', { params: { id: project.id } })).ok().project).toEqual(project);
  expect((await dana.send('follow-ups.read', { params: { id: followUp.id } })).ok().followUp).toEqual(
    followUp,
  );
});

test('create follow-up: fields left out, the specified defaults, and services stand in for notes', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const { followUp, project } = (
    await create(dana, original, { servicesNeeded: [' Drying', 'Testing '], followUpReasonOther: 'not kept' })
  ).ok();
  expect(followUp).toMatchObject({
    priority: 'Medium',
    isFollowUpVisit: true,
    followUpReasonOther: null,
    estimatedAdditionalCost: 0,
    servicesNeeded: ['Drying', 'Testing'],
    scheduledDate: null,
    notes: null,
  });
  expect(project).toMatchObject({ priority: 'Medium', notes: 'Drying, Testing', scheduledTime: null });
});

test('create follow-up: made by a manager, assigned to the original technician', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Supervisor' })];
  const original = await completedProject(api.db, dana);
  const { followUp, project } = (await create(manager, original)).ok();
  expect(project).toMatchObject({ technicianId: dana.id, status: 'Assigned' });
  expect((await dana.send('follow-ups.read', { params: { id: followUp.id } })).ok().followUp).toEqual(
    followUp,
  );
});

test('create follow-up: the original technician has left, the office assigns it', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const original = await completedProject(api.db, dana);
  await api.db.updateTable('technicians').set({ status: 'Terminated' }).where('id', '=', dana.id).execute();
  const { project } = (await create(manager, original)).ok();
  expect(project).toMatchObject({ technicianId: null, status: 'New', assignedDateTime: null });
});

test('create follow-up: the same id again, the first one, also when two arrive at once', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const id = uuidv7();
  const replies = await Promise.all([create(dana, original, { id }), create(dana, original, { id })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(replies[0]!.ok()).toEqual(replies[1]!.ok());
  const third = await create(dana, original, { id, priority: 'High' });
  expect(third.status).toBe(200);
  expect(third.ok()).toEqual(replies[0]!.ok());
  expect(await projectsOf(dana)).toBe(2);
});

test("create follow-up: another person's or project's id, refused", async () => {
  const [dana, luis] = [await api.person(), await api.person()];
  const id = uuidv7();
  const [first, second, others] = [
    await completedProject(api.db, dana),
    await completedProject(api.db, dana),
    await completedProject(api.db, luis),
  ];
  (await create(dana, first, { id })).ok();
  const taken = { status: 409, code: 'id_taken' };
  expect(await create(dana, second, { id })).toMatchObject(taken);
  expect(await create(luis, others, { id })).toMatchObject(taken);
  expect(await projectsOf(luis)).toBe(1);
});

test.each(projectStatuses.filter((status) => status !== 'Completed'))(
  'create follow-up: a project that is %s, refused',
  async (status) => {
    const dana = await api.person();
    const original = await completedProject(api.db, dana);
    await api.db.updateTable('projects').set({ status }).where('id', '=', original.projectId).execute();
    expect(await create(dana, original)).toMatchObject({ status: 409, code: 'project_not_completed' });
    expect(await projectsOf(dana)).toBe(1);
  },
);

test('create follow-up: a device without the original inspection, the server uses the one completed last and its day', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const its = { projectId: original.projectId, technicianId: dana.id };
  await api.db
    .updateTable('inspections')
    .set({ arrivalDate: '2026-01-02' })
    .where('id', '=', original.inspectionId)
    .execute();
  await api.db
    .insertInto('inspections')
    .values([
      {
        ...its,
        id: uuidv7(),
        status: 'Completed',
        startedAt: '2025-12-30T14:00:00Z',
        completedAt: '2025-12-30T15:00:00Z',
      },
      { ...its, id: uuidv7(), status: 'Cancelled', startedAt: '2026-02-02T15:00:00Z' },
    ])
    .execute();
  const { followUp } = (await create(dana, original, { originalInspectionId: undefined })).ok();
  expect(followUp).toMatchObject({
    originalInspectionId: original.inspectionId,
    originalInspectionDate: '2026-01-02',
  });
});

test('create follow-up: a project completed without an inspection, a follow-up to none', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  await api.db.deleteFrom('inspections').where('id', '=', original.inspectionId).execute();
  const { followUp } = (await create(dana, original, { originalInspectionId: undefined })).ok();
  expect(followUp).toMatchObject({ originalInspectionId: null, originalInspectionDate: null });
});

test('create follow-up: an inspection of another project, refused', async () => {
  const dana = await api.person();
  const [original, other] = [await completedProject(api.db, dana), await completedProject(api.db, dana)];
  for (const originalInspectionId of [other.inspectionId, uuidv7()]) {
    expect(await create(dana, original, { originalInspectionId })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ field: 'originalInspectionId' }],
    });
  }
});

test.each<[string, unknown, string?]>([
  ['followUpReason', undefined, 'Please select a follow-up reason.'],
  ['followUpReason', 'Boredom', 'Please select a follow-up reason.'],
  ['followUpReasonOther', 'x'.repeat(501), 'Use at most 500 characters.'],
  ['servicesNeeded.1', ['Drying', ' '], 'A service needs a name.'],
  ['servicesNeeded', Array.from({ length: 51 }, () => 'x'), 'Use at most 50 services.'],
  ['estimatedAdditionalCost', -1, 'Enter 0 or more.'],
  ['estimatedAdditionalCost', 0.001, 'Use at most 2 decimals.'],
  ['estimatedAdditionalCost', '5'],
  ['priority', 'Urgent'],
  ['scheduledDate', '12/01/2026', 'Enter a date as YYYY-MM-DD.'],
  ['scheduledTime', '8:30', 'Enter a time as HH:mm.'],
  ['notes', 'a\0b'],
  ['isFollowUpVisit', 'yes'],
  ['originalInspectionId', 'x'],
  ['originalProjectId', 0],
  ['projectId', 7, 'Unknown field.'],
])('create follow-up: %s %j is refused by name', async (field, value, message) => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const reply = await create(dana, original, { [field.split('.')[0]!]: value });
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed', details: [{ field }] });
  if (message) expect(reply.details![0]!.message).toBe(message);
  expect(await projectsOf(dana)).toBe(1);
});

test('create follow-up: the follow-up and its project are logged', async () => {
  const dana = await api.person();
  const { followUp, project } = (await create(dana, await completedProject(api.db, dana))).ok();
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'subjectId', 'after', 'signInId'])
    .where('technicianId', '=', dana.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    {
      action: 'project-created',
      subject: 'project',
      subjectId: String(project.id),
      after: project,
      signInId: dana.signInId,
    },
    {
      action: 'follow-up-created',
      subject: 'follow-up',
      subjectId: followUp.id,
      after: followUp,
      signInId: dana.signInId,
    },
  ]);
});

test('create follow-up: repeated with its idempotency key, done once', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const headers = { 'Idempotency-Key': uuidv7() };
  const replies = [];
  for (let i = 0; i < 2; i++)
    replies.push(await dana.send('follow-ups.create', { body: bodyFor(original), headers }));
  expect(replies[1]!.ok()).toEqual(replies[0]!.ok());
  expect(replies[1]!.headers.get('idempotency-replayed')).toBe('true');
  expect(await projectsOf(dana)).toBe(2);
});

test('create follow-up: a project without a technician or of another one, not found', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, await api.person());
  expect(await create(dana, original)).toMatchObject({ status: 404, code: 'project_not_found' });
  const unassigned = { ...original, projectId: await addProject(api.db, null) };
  expect(await create(dana, unassigned)).toMatchObject({ status: 404, code: 'project_not_found' });
});

test('create follow-up: a project completed without an inspection, allowed', async () => {
  const dana = await api.person();
  const originalProjectId = await addProject(api.db, dana, { status: 'Completed' });
  const body = { originalProjectId, followUpReason: 'Quality_Check' as const };
  const reply = await dana.send('follow-ups.create', { body });
  expect(reply.status).toBe(201);
  expect(reply.ok().followUp).toMatchObject({ originalInspectionId: null, originalProjectId });
});
