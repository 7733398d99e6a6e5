import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addProject, completedProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addDrying, addOne, at } from './testing/add-drying.ts';

const api = useApi();
let dana: Person;
let lee: Person;
let manager: Person;
beforeAll(async () => {
  dana = await api.person();
  lee = await api.person();
  manager = await api.person({ role: 'Manager' });
});
const plan = { dryingDate: '2031-03-04', dryingTime: '09:00', dryingMinutes: 45 };
const none = { dryingDate: null, dryingTime: null, dryingMinutes: null };
const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' } as const;
const planOf = async (id: number) => (await dana.send('projects.read', { params: { id } })).ok().project;
const planned = async (by: Person = dana) => {
  const id = await addProject(api.db, by, begun);
  (await by.send('drying.plan-visit', { params: { id }, body: plan })).ok();
  return id;
};

test('next visit: a visit ends, it plans the next one once, and a repeat moves nothing back', async () => {
  const id = await addProject(api.db, dana, begun);
  const visit = await addOne(dana, id, 'visit', {});
  const end = { params: { id, recordId: visit }, body: { endedAt: at, next: plan } };
  expect((await dana.send('drying.end-visit', end)).ok().project).toMatchObject(plan);
  const moved = { ...plan, dryingDate: '2031-03-06' };
  (await manager.send('drying.plan-visit', { params: { id }, body: moved })).ok();
  expect((await dana.send('drying.end-visit', end)).ok().project).toMatchObject(moved);
  const old = await addOne(dana, id, 'visit', {});
  (await dana.send('drying.plan-visit', { params: { id }, body: moved })).ok();
  // A phone of before says nothing of the next visit.
  (await dana.send('drying.end-visit', { params: { id, recordId: old }, body: { endedAt: at } })).ok();
  expect(await planOf(id)).toMatchObject(moved);
});

test('next visit: a visit begins or drying is closed, nothing is planned any more', async () => {
  const id = await planned();
  const visit = { id: uuidv7(), startedAt: at, endedAt: at };
  expect((await dana.send('drying.add-visit', { params: { id }, body: visit })).ok().project).toMatchObject(
    none,
  );
  expect(await planOf(id)).toMatchObject(none);
  (await dana.send('drying.plan-visit', { params: { id }, body: plan })).ok();
  const closed = await dana.send('drying.close', { params: { id }, body: { at } });
  expect(closed.ok().project).toMatchObject(none);
  expect(await dana.send('drying.plan-visit', { params: { id }, body: plan })).toMatchObject({
    code: 'drying_closed',
  });
});

test('next visit: the job is closed, no visit is planned and Today does not list it', async () => {
  const id = await planned();
  const close = { params: { id }, body: { anyway: true, reason: 'Customer left' } };
  (await manager.send('job.close', close)).ok();
  expect(await planOf(id)).toMatchObject(none);
});

test('next visit: the log tells what was planned before', async () => {
  const id = await planned();
  const moved = { ...plan, dryingTime: '14:30' };
  (await dana.send('drying.plan-visit', { params: { id }, body: moved })).ok();
  const query = { subject: 'project' as const, subjectId: String(id) };
  const { entries } = (await manager.send('audit.list', { query })).ok();
  expect(entries[0]).toMatchObject({
    action: 'project-changed',
    before: { dryingTime: '09:00' },
    after: { dryingTime: '14:30' },
  });
});

test('next visit: Week, Today and the list of its technician have it, and an overlap is named', async () => {
  const id = await planned();
  const other = await addProject(api.db, dana, {
    ...{ scheduledDate: '2031-03-04', scheduledTime: '09:30', visitMinutes: 60 },
  });
  const week = (await manager.send('office.week', { query: { from: '2031-03-03' } })).ok();
  expect(week.drying.projects.map((one) => one.id)).toContain(id);
  expect(week.scheduled.projects.map((one) => one.id)).not.toContain(id);
  expect(week.conflicts).toContainEqual({
    ...{ technicianId: dana.id, date: '2031-03-04', projects: expect.arrayContaining([id, other]) },
  });
  const today = (await manager.send('today.read', { query: { today: '2031-03-04' } })).ok();
  expect(today.dryingVisits.projects.map((one) => one.id)).toContain(id);
  expect(today.people.map((one) => one.id)).toContain(dana.id);
  const query = { technicianId: dana.id, date: '2031-03-04' };
  const visits = (await manager.send('office.visits', { query })).ok();
  expect(visits.drying.map((one) => one.id)).toContain(id);
});

test('next visit: the office moves it to another day and technician, who gets the project, and the inspection stays', async () => {
  const inspection = { scheduledDate: '2026-11-01', scheduledTime: '08:00' };
  const { projectId: id } = await completedProject(api.db, dana, inspection);
  (await dana.send('drying.plan-visit', { params: { id }, body: plan })).ok();
  const seen = { technicianId: dana.id, scheduledDate: plan.dryingDate, scheduledTime: plan.dryingTime };
  const to = { technicianId: lee.id, scheduledDate: '2031-03-07', visitMinutes: 90 };
  const set = (more: object) =>
    manager.send('office.schedule', {
      params: { id },
      body: { visit: 'drying', ...to, seen, ...more } as never,
    });
  const handed = (await set({ confirmUnsent: true })).ok();
  expect(handed.project).toMatchObject({
    ...{ status: 'Completed', technicianId: lee.id, ...inspection },
    ...{ dryingDate: '2031-03-07', dryingTime: '09:00', dryingMinutes: 90 },
  });
  // Somebody was first.
  expect(await set({ scheduledDate: '2031-03-08' })).toMatchObject({
    ...{ status: 409, code: 'project_changed' },
    details: [{ message: 'Scheduled date is “Mar 7, 2031” now.' }],
  });
});

test('drying to look at: an alert without an answer and a planned day that passed wait in the day', async () => {
  const id = await addProject(api.db, dana, begun);
  await addDrying(dana, id);
  const waiting = async () =>
    (await manager.send('today.read')).ok().drying.jobs.find((job) => job.id === id)?.watch;
  expect(await waiting()).toMatchObject({ alerts: expect.any(Number), units: 1 });
  const { drying } = (await manager.send('today.read')).ok();
  expect(drying.total).toBeGreaterThanOrEqual(1);

  const late = await addProject(api.db, dana, begun);
  const passed = { ...plan, dryingDate: '2026-01-02' };
  (await dana.send('drying.plan-visit', { params: { id: late }, body: passed })).ok();
  const watched = async () => (await manager.send('today.read')).ok().drying.jobs.map((job) => job.id);
  expect(await watched()).toContain(late);
  (await dana.send('drying.plan-visit', { params: { id: late }, body: plan })).ok();
  expect(await watched()).not.toContain(late);
});

test("next visit: the company names no time zone, the day passes by the inspection's clock", async () => {
  const { projectId: id } = await completedProject(api.db, dana);
  const zone = { timeZone: 'America/Chicago' };
  await api.db.updateTable('inspections').set(zone).where('projectId', '=', id).execute();
  (await dana.send('drying.plan-visit', { params: { id }, body: plan })).ok();
  const { dryingNeedsAt } = await api.db
    .selectFrom('projects')
    .select('dryingNeedsAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(new Date(dryingNeedsAt!).toISOString()).toBe('2031-03-05T06:00:00.000Z');
});
