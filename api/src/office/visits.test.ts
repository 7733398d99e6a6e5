import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const manager = () => api.person({ role: 'Manager' });
const day = '2031-06-02';
const on = (scheduledTime: string | null, visitMinutes: number | null = null) => ({
  ...{ scheduledDate: day, scheduledTime, visitMinutes },
});

test('visits: a length is set with the visit, refused outside 15 minutes to 12 hours, and conflicts by it', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const early = await addProject(api.db, dana, on('08:00'));
  const late = await addProject(api.db, dana, on('11:00'));
  const week = async () =>
    (await office.send('office.week', { query: { from: day } }))
      .ok()
      .conflicts.map(({ projects }) => projects);
  expect(await week()).not.toContainEqual([early, late]);

  const seen = { technicianId: dana.id, scheduledDate: day, scheduledTime: '08:00', visitMinutes: null };
  const set = (visitMinutes: number, of: object = seen) =>
    office.send('office.schedule', { params: { id: early }, body: { visitMinutes, seen: of } as never });
  expect(await set(14)).toMatchObject({
    status: 400,
    details: [{ message: 'Visit length must be from 15 minutes to 12 hours.' }],
  });
  expect((await set(240)).ok().project).toMatchObject({ visitMinutes: 240 });
  expect(await week()).toContainEqual([early, late]);
  expect(await set(60)).toMatchObject({
    ...{ status: 409, code: 'project_changed' },
    details: [{ field: 'visitMinutes', message: 'Visit length is “240 minutes” now.' }],
  });
});

test("visits: a technician's day with who is on leave, and the company's hours without either", async () => {
  const [office, leave] = [await manager(), await api.person({ status: 'On Leave' })];
  const id = await addProject(api.db, leave, on('09:00', 45));
  const read = async (query: Record<string, string | number>) =>
    (await office.send('office.visits', { query })).ok();
  const visits = await read({ technicianId: leave.id, date: day });
  expect(visits).toMatchObject({
    technician: { id: leave.id, active: false, status: 'On Leave' },
    projects: [{ id, visitMinutes: 45 }],
    workday: { visitMinutes: 120, workdayHours: 8 },
  });
  expect(await read({})).toMatchObject({ technician: null, projects: [] });
  const { technicians } = (await office.send('office.week', { query: { from: day } })).ok();
  expect(technicians).toContainEqual(expect.objectContaining({ id: leave.id, status: 'On Leave' }));
  expect(await leave.send('office.visits', { query: {} })).toMatchObject({ status: 401 });
});

test('visits: a length in a file, in minutes with or without the word, and refused otherwise', async () => {
  const office = await manager();
  const line = (length: string) =>
    `Title,Street,City,State,ZIP,Customer,Visit length\nLeak,${length} Road ${day},Naperville,IL,60540,Ann,${length}`;
  const run = async (length: string) =>
    (await office.send('office.import', { query: {}, body: { csv: line(length), dryRun: true } })).ok();
  expect(JSON.stringify(await run('90 min'))).not.toContain('must be');
  expect(JSON.stringify(await run('5'))).toContain('Visit length must be from 15 minutes to 12 hours.');
});
