import { expect, test } from 'vitest';
import { addProject, completedProject, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const whole = {
  title: 'Burst pipe',
  addressLine1: '1 Elm St',
  city: 'Lisle',
  state: 'IL',
  zipCode: '60532',
  customerName: 'Ines Roth',
};
let houses = 0;
/** A new address each time. */
const elsewhere = () => ({ ...whole, addressLine1: `${++houses} Oak St` });
const unscheduled = { technicianId: null, scheduledDate: null, scheduledTime: null };
const manager = () => api.person({ role: 'Manager' });
const log = (id: number, action: string) =>
  api.db
    .selectFrom('auditLog')
    .select(['technicianId', 'before', 'after'])
    .where('subject', '=', 'project')
    .where('subjectId', '=', String(id))
    .where('action', '=', action)
    .orderBy('id')
    .execute();

test('change projects: a new one with every field, created, and Assigned if it has a technician', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const body = {
    ...elsewhere(),
    ...{ addressLine2: 'Unit 4', customerPhone: '(630) 555-0134', priority: 'High', claimType: 'Commercial' },
    ...{
      scheduledDate: '2026-03-09',
      scheduledTime: '08:30',
      lockboxNumber: '17',
      residentType: 'home_owner',
    },
    ...{ notes: 'Gate code 12', technicianId: dana.id },
  };
  const reply = await office.send('office.create', { body });
  expect(reply.status).toBe(201);
  const { project } = reply.ok();
  expect(project).toMatchObject({ ...body, status: 'Assigned', technicianName: 'Dana Whitaker' });
  expect(project.assignedDateTime).not.toBeNull();
  expect((await dana.send('projects.read', { params: { id: project.id } })).status).toBe(200);
  expect(await log(project.id, 'project-created')).toMatchObject([
    { technicianId: office.id, after: { title: 'Burst pipe', technicianId: dana.id } },
  ]);
  const bare = (await office.send('office.create', { body: elsewhere() })).ok().project;
  expect(bare).toMatchObject({ status: 'New', priority: 'Medium', technicianId: null, claimType: null });
});

test.each<[string, unknown, string]>([
  ['title', '  ', 'Title is required'],
  ['title', undefined, 'Title is required'],
  ['addressLine1', '', 'Street address is required'],
  ['city', undefined, 'City is required'],
  ['state', '', 'State is required'],
  ['zipCode', '!', 'ZIP code must be 3 to 10 letters and digits.'],
  ['customerName', '', 'Customer name is required'],
  ['customerName', 'x'.repeat(201), 'Customer name can have at most 200 characters.'],
  ['customerPhone', '12', 'Customer phone must be a phone number of at least 7 digits.'],
  ['priority', 'Top', 'Priority must be Low, Medium, High or Urgent.'],
  [
    'claimType',
    'Castle',
    'Claim type must be HOA - Multiple Units, HOA - Single Unit, Single Family or Commercial.',
  ],
  ['scheduledDate', '3/9/2026', 'Scheduled date must be a date as YYYY-MM-DD.'],
  ['scheduledDate', '2026-02-30', 'Scheduled date must be a date as YYYY-MM-DD.'],
  ['scheduledTime', '8:30', 'Scheduled time must be a time as HH:mm.'],
  ['scheduledTime', '08:30', 'Scheduled time needs a scheduled date.'],
  ['notes', 'x\0', 'Notes has a character that cannot be stored.'],
  ['technicianId', 2_000_000_000, 'There is no active technician with this id.'],
  ['technicianId', 'Dana', 'Technician must be the id of an account.'],
  ['status', 'Completed', 'Unknown field.'],
])('change projects: %s %j is refused in a sentence that names it', async (field, value, message) => {
  const reply = await (await manager()).send('office.create', { body: { ...elsewhere(), [field]: value } });
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed', details: [{ field, message }] });
});

test('change projects: the same address and day, a question first, also when two create it at once', async () => {
  const office = await manager();
  const body = { ...elsewhere(), scheduledDate: '2026-03-09' };
  const replies = await Promise.all([1, 2].map(() => office.send('office.create', { body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { id } = replies.find(({ status }) => status === 201)!.ok().project;
  const again = { ...body, addressLine1: body.addressLine1.toUpperCase(), customerName: 'Somebody Else' };
  const reply = await office.send('office.create', { body: again });
  expect(reply).toMatchObject({
    status: 409,
    code: 'duplicate_projects',
    details: [{ field: 'addressLine1' }],
  });
  expect(reply.message).toContain(`#${id}`);
  const { addressLine1, zipCode, scheduledDate } = again;
  const query = { addressLine1, zipCode, scheduledDate };
  expect((await office.send('office.duplicates', { query })).ok().duplicates).toMatchObject([{ id }]);
  expect((await office.send('office.create', { body: { ...again, confirmDuplicates: true } })).status).toBe(
    201,
  );
  for (const other of [{ scheduledDate: '2026-03-10' }, { addressLine2: 'Unit 2' }, { zipCode: '60533' }]) {
    expect((await office.send('office.create', { body: { ...body, ...other } })).status).toBe(201);
  }
});

test('change projects: two managers assign it at once, one wins and the other learns who has it', async () => {
  const [one, two] = [await manager(), await api.person({ role: 'Supervisor' })];
  const people = [await api.person(), await api.person()];
  for (let round = 0; round < 5; round++) {
    const id = await addProject(api.db, null);
    const assign = (who: Person, technicianId: number) =>
      who.send('office.schedule', { params: { id }, body: { technicianId, seen: unscheduled } });
    const replies = await Promise.all([assign(one, people[0]!.id), assign(two, people[1]!.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409)!;
    expect(lost).toMatchObject({
      code: 'project_changed',
      details: [{ field: 'technicianId', message: 'This project is assigned to Dana Whitaker now.' }],
    });
    const { project } = replies.find(({ status }) => status === 200)!.ok();
    const now = (await one.send('projects.read', { params: { id } })).ok().project;
    expect(now).toMatchObject({ technicianId: project.technicianId, status: 'Assigned' });
    expect(await log(id, 'project-changed')).toHaveLength(1);
  }
});

test('change projects: two people change different fields, both win; on the same field the later one learns of it', async () => {
  const office = await manager();
  const id = await addProject(api.db, null, { notes: 'old' });
  const edit = (changes: object, seen: object) =>
    office.send('office.edit', { params: { id }, body: { changes, seen } });
  (await edit({ notes: 'mine', city: 'Aurora' }, { notes: 'old', city: 'Naperville' })).ok();
  (await edit({ title: 'Flood' }, { title: 'Basement water loss' })).ok();
  const late = await edit({ notes: 'theirs', state: 'WI' }, { notes: 'old', state: 'IL' });
  expect(late).toMatchObject({ status: 409, details: [{ field: 'notes', message: 'Notes is “mine” now.' }] });
  expect((await edit({ notes: 'mine' }, { notes: 'old' })).ok().project).toMatchObject({
    ...{ notes: 'mine', city: 'Aurora', title: 'Flood', state: 'IL' },
  });
  expect(await log(id, 'project-changed')).toMatchObject([
    { before: { notes: 'old', city: 'Naperville' }, after: { notes: 'mine', city: 'Aurora' } },
    { after: { title: 'Flood' } },
  ]);
});

test('change projects: several at once, each is changed or refused alone, and the log has the changes', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const seen = (id: number, of: { technicianId?: number | null; status?: string } = {}) => ({
    ...{ id, technicianId: null, priority: 'Medium', status: 'New', ...of },
  });
  const [fresh, taken, begun, same] = [
    await addProject(api.db, null),
    await addProject(api.db, luis),
    await addProject(api.db, luis, { status: 'In Progress' }),
    await addProject(api.db, dana),
  ];
  const { projectId: done } = await completedProject(api.db, luis, { jobClosedAt: '2026-02-01T09:00:00Z' });
  const projects = [
    seen(fresh),
    seen(taken),
    seen(begun, { technicianId: luis.id }),
    seen(same, { technicianId: dana.id }),
    seen(done, { technicianId: luis.id }),
    seen(2_000_000_000),
  ];
  const change = { kind: 'assign', technicianId: dana.id };
  const { results, summary } = (await office.send('office.bulk', { body: { change, projects } })).ok();
  expect(results.map(({ outcome, code }) => code ?? outcome)).toEqual([
    'changed',
    'project_changed',
    'unsent_work_possible',
    'unchanged',
    'project_completed',
    'project_not_found',
  ]);
  expect(summary).toEqual({ changed: 1, unchanged: 1, refused: 4 });
  expect(results[0]!.project).toMatchObject({ technicianId: dana.id, status: 'Assigned' });
  expect(results[1]!.project).toMatchObject({ technicianId: luis.id });
  expect(await log(fresh, 'project-changed')).toMatchObject([
    { before: { technicianId: null }, after: { technicianId: dana.id } },
  ]);
  const codes = async (body: object) =>
    (await office.send('office.bulk', { body })).ok().results.map(({ outcome, code }) => code ?? outcome);
  const both = [seen(fresh), seen(begun, { technicianId: luis.id })];
  expect(await codes({ change: { kind: 'hold' }, projects: [...both, seen(done)] })).toEqual([
    'changed',
    'changed',
    'status_change_refused',
  ]);
  expect(await codes({ change: { kind: 'priority', priority: 'Urgent' }, projects: both })).toEqual([
    'changed',
    'changed',
  ]);
  expect(await codes({ change: { kind: 'resume' }, projects: [...both, seen(taken)] })).toEqual([
    'changed',
    'changed',
    'unchanged',
  ]);
  expect(await codes({ change, projects: both.slice(1), confirmUnsent: true })).toEqual(['changed']);
});

test('change projects: resumed, the status it had before', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const waiting = { params: { id: await addProject(api.db, dana) } };
  expect((await office.send('office.hold', waiting)).ok().project.status).toBe('On Hold');
  expect((await office.send('office.hold', waiting)).status).toBe(200);
  expect((await office.send('office.resume', waiting)).ok().project).toMatchObject({
    ...{ status: 'Assigned', startedAt: null },
  });
  await dana.send('projects.start', waiting);
  (await office.send('office.hold', waiting)).ok();
  for (const pressed of ['once', 'again, as its answer was lost']) {
    const { project } = (await office.send('office.resume', waiting)).ok();
    expect(project.status, pressed).toBe('In Progress');
  }
  const fresh = { params: { id: await addProject(api.db, null) } };
  expect((await office.send('office.hold', fresh)).code).toBe('status_change_refused');
  expect((await office.send('office.resume', fresh)).code).toBe('status_change_refused');
});

test('change projects: a completed one, re-opened with a reason, keeps its work, and a new inspection begins', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const { projectId: id, inspectionId } = await completedProject(api.db, dana);
  const reopen = (body: object) => office.send('office.reopen', { params: { id }, body });
  expect(await reopen({ reason: ' ' })).toMatchObject({ status: 400, message: 'Reason is required' });
  const reason = 'The customer found another wet wall.';
  expect((await reopen({ reason, technicianId: luis.id })).ok().project).toMatchObject({
    ...{ status: 'Assigned', completedAt: null, startedAt: null, technicianId: luis.id },
  });
  expect(await log(id, 'project-reopened')).toMatchObject([{ technicianId: office.id, after: { reason } }]);
  expect(await reopen({ reason })).toMatchObject({ status: 409, code: 'status_change_refused' });
  (await luis.send('projects.start', { params: { id } })).ok();
  const { inspection } = (await luis.send('inspections.create', { body: { projectId: id } })).ok();
  expect(inspection.id).not.toBe(inspectionId);
  expect((await luis.send('inspections.read', { params: { id: inspectionId } })).ok().inspection.status).toBe(
    'Completed',
  );

  const gone = await completedProject(api.db, dana);
  await api.db.updateTable('technicians').set({ status: 'Inactive' }).where('id', '=', dana.id).execute();
  const refused = await office.send('office.reopen', { params: { id: gone.projectId }, body: { reason } });
  expect(refused).toMatchObject({ status: 400, details: [{ field: 'technicianId' }] });
});

test('change projects: started work, reassigned only after confirming that a device may hold unsent work', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const { id: inspectionId, projectId: id } = await startInspection(api.db, dana);
  const { handover } = (await office.send('office.handover', { params: { id } })).ok();
  expect(handover).toMatchObject({
    ...{ technicianId: dana.id, technicianName: 'Dana Whitaker', openInspectionId: inspectionId },
    ...{ mayHaveUnsent: true, lastSeenAt: expect.any(String), lastChangeAt: expect.any(String) },
  });
  const seen = { ...unscheduled, technicianId: dana.id };
  const give = (confirmUnsent: boolean) =>
    office.send('office.schedule', { params: { id }, body: { technicianId: luis.id, seen, confirmUnsent } });
  expect(await give(false)).toMatchObject({ status: 409, code: 'unsent_work_possible' });
  expect((await give(true)).ok().project).toMatchObject({ technicianId: luis.id, status: 'In Progress' });
  expect((await dana.send('projects.read', { params: { id } })).status).toBe(404);
});

test('change projects: planned for a day and time, and without the day there is no time', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const id = await addProject(api.db, dana);
  const seen = { ...unscheduled, technicianId: dana.id };
  const plan = (body: object) => office.send('office.schedule', { params: { id }, body });
  const day = { scheduledDate: '2026-03-09', scheduledTime: '09:00' };
  expect(await plan({ scheduledTime: '09:00', seen })).toMatchObject({
    ...{ status: 400, message: 'Scheduled time needs a scheduled date.' },
  });
  expect((await plan({ ...day, seen })).ok().project).toMatchObject(day);
  expect(await plan({ scheduledDate: '2026-03-10', seen })).toMatchObject({
    ...{ status: 409, message: 'Scheduled date is “Mar 9, 2026” now.' },
  });
  expect((await plan({ scheduledDate: null, seen: { ...seen, ...day } })).ok().project).toMatchObject({
    ...{ scheduledDate: null, scheduledTime: null },
  });
});
