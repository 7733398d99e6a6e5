import { questionCodes } from '@tidemark/contract/inspections/questions';
import { expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { listen } from '../live/testing/listen.ts';
import {
  addPhoto,
  addProject,
  addRoom,
  completedProject,
  inspectionThatIs,
  startInspection,
  wholeStepOne,
} from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { lastDay } from './read-overview.ts';

const api = useApi();
const manager = () => api.person({ role: 'Supervisor' });

test('office: the week board shows who has what, what is waiting and who is double-booked', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const at = (scheduledDate: string, scheduledTime: string | null = null) => ({
    scheduledDate,
    scheduledTime,
  });
  const made = {
    early: await addProject(api.db, dana, at('2026-03-09', '09:00')),
    clash: await addProject(api.db, dana, at('2026-03-09', '09:45')),
    later: await addProject(api.db, dana, at('2026-03-09', '11:45')),
    timeless: await addProject(api.db, dana, at('2026-03-09')),
    sunday: await addProject(api.db, luis, at('2026-03-15', '09:00')),
    nobodys: await addProject(api.db, null, at('2026-03-10')),
    next: await addProject(api.db, luis, at('2026-03-16')),
    waiting: await addProject(api.db, null),
    late: await addProject(api.db, luis, at('2026-03-02')),
    held: await addProject(api.db, dana, { ...at('2026-03-01'), status: 'On Hold' }),
  };
  const { projectId: done } = await completedProject(api.db, dana, at('2026-03-09', '09:00'));
  const query = { from: '2026-03-09', today: '2026-03-09' };
  const week = (await office.send('office.week', { query })).ok();
  const ids = (of: { projects: { id: number }[]; more: boolean }) => of.projects.map(({ id }) => id);
  expect(week).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
  expect(ids(week.scheduled)).toEqual([
    ...[made.early, done, made.clash, made.later, made.timeless, made.nobodys, made.sunday],
  ]);
  expect(ids(week.unassigned)).toEqual([made.waiting]);
  expect(ids(week.overdue)).toEqual([made.held, made.late]);
  expect(ids(week.onHold)).toEqual([made.held]);
  const overview = (await office.send('office.overview', { query: { today: query.today } })).ok();
  expect(week.unassigned, 'also one that is planned this week').toMatchObject({ total: 2, more: false });
  expect(overview.unassigned, 'the same word, the same number').toEqual({ total: 2, more: false });
  expect([week.overdue.total, overview.overdue.total]).toEqual([2, 2]);
  expect(week.onHold.total).toBe(1);
  expect(week.conflicts).toEqual([
    { technicianId: dana.id, date: '2026-03-09', projects: [made.early, made.clash] },
  ]);
  expect(week.technicians.map(({ id }) => id)).toEqual(expect.arrayContaining([dana.id, luis.id]));
  expect(await office.send('office.week', { query: { from: 'monday' } })).toMatchObject({ status: 400 });
});

test('office: more than a tray shows, counted all the same, as the overview does', async () => {
  const office = await manager();
  const dana = await api.person();
  for (let nth = 0; nth < 102; nth++) {
    await addProject(api.db, null, nth === 0 ? { scheduledDate: '2026-03-10' } : {});
    await addProject(api.db, dana, { status: 'On Hold' });
  }
  const today = '2026-03-09';
  const week = (await office.send('office.week', { query: { from: today, today } })).ok();
  const overview = (await office.send('office.overview', { query: { today } })).ok();
  expect(week.unassigned.projects).toHaveLength(100);
  expect(week.unassigned.more).toBe(true);
  expect(week.unassigned.total).toBe(overview.unassigned.total);
  expect(week.onHold.total).toBe(overview.byStatus.find(({ status }) => status === 'On Hold')!.total);
});

test("office: views, a person's own: saved, listed by name, changed, deleted", async () => {
  const [office, other] = [await manager(), await manager()];
  const filters = { status: ['New', 'Assigned'], technician: 'unassigned', overdue: true, sort: 'city' };
  const save = (name: string) => office.send('office.save-view', { body: { name, filters } });
  const { view } = (await save('Morning')).ok();
  expect(view).toMatchObject({ name: 'Morning', filters });
  expect(await save(' MORNING ')).toMatchObject({ status: 409, code: 'view_name_taken' });
  const { view: second } = (await save('Évening')).ok();
  const names = async (who = office) => (await who.send('office.views')).ok().views.map(({ name }) => name);
  expect(await names()).toEqual(['Évening', 'Morning']);
  expect(await names(other)).toEqual([]);
  const change = (body: object, who = office) =>
    who.send('office.change-view', { params: { id: view.id }, body });
  expect((await change({ name: 'A first' })).ok().view).toMatchObject({ name: 'A first', filters });
  expect((await change({ filters: { city: 'Lisle' } })).ok().view.filters).toEqual({ city: 'Lisle' });
  expect(await change({ name: 'evening' })).toMatchObject({ status: 409, code: 'view_name_taken' });
  expect(await change({ name: 'Mine' }, other)).toMatchObject({ status: 404, code: 'view_not_found' });
  expect(await change({ filters: { colour: 'red' } })).toMatchObject({ status: 400 });
  (await office.send('office.remove-view', { params: { id: second.id } })).ok();
  expect((await office.send('office.remove-view', { params: { id: second.id } })).status).toBe(404);
  expect(await names()).toEqual(['A first']);
  for (let nth = 1; nth < 50; nth++) (await save(`View ${nth}`)).ok();
  expect(await save('One more')).toMatchObject({ status: 409, code: 'too_many_views' });
});

test('office: evidence names each missing item until none is missing', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const { id } = await startInspection(api.db, dana);
  const evidence = async () => (await office.send('office.evidence', { params: { id } })).ok().evidence;
  const missing = async () =>
    Object.fromEntries((await evidence()).items.map((item) => [item.kind, item.missing.length]));
  expect(await missing()).toEqual({
    ...{
      intake: 6,
      questions: 4,
      rooms: 1,
      'claim-sheets': 0,
      'room-photos': 0,
      'trash-photos': 1,
      signatures: 1,
    },
  });
  const change = (body: object) => dana.send('inspections.update', { params: { id }, body });
  const [first] = questionCodes;
  (await change({ ...wholeStepOne, inspectionQuestions: [{ code: first, answer: true }] })).ok();
  expect(await missing()).toMatchObject({ intake: 0, questions: 3 });
  const room = await addRoom(dana, id);
  expect(await missing()).toMatchObject({ rooms: 0, 'claim-sheets': 1, 'room-photos': 1 });
  expect((await evidence()).items.find(({ kind }) => kind === 'room-photos')!.missing).toEqual([
    'Basement has no photo.',
  ]);
  await addPhoto(dana, id);
  await addFile(dana, id, { fields: { roomId: room.id } });
  const body = { inspectionId: id, inspectionRoomId: room.id, claimSheetData: { zippers: { qty: 1 } } };
  (await dana.send('claim-sheets.save', { body })).ok();
  const technicianSignature = { name: 'Dana', strokes: [[1, 1, 2, 2]], signedAt: '2026-03-09T10:00:00Z' };
  (await change({ technicianSignature, inspectionQuestions: wholeStepOne.inspectionQuestions })).ok();
  expect(await evidence()).toMatchObject({
    ...{ complete: true, photos: 1, debrisPhotos: 1, documents: 0, voiceNotes: 0 },
  });
});

test('office: the overview, counts what exists and what happened by week', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const overview = async () =>
    (await office.send('office.overview', { query: { weeks: 4, today: '2026-01-10' } })).ok();
  const before = await overview();
  expect(before.weeks.map(({ week }) => week)).toEqual([
    '2025-12-15',
    '2025-12-22',
    '2025-12-29',
    '2026-01-05',
  ]);
  const done = (completedAt: string) =>
    completedProject(api.db, dana, {
      ...{ assignedDateTime: '2026-01-05T00:00:00Z', createdAt: '2026-01-04T23:59:59Z', completedAt },
    });
  await done('2026-01-05T10:00:00Z');
  await done('2026-01-06T00:00:00Z');
  await done('2026-01-07T02:00:00Z');
  await addProject(api.db, null, { scheduledDate: '2026-01-09', createdAt: '2026-01-05T00:00:00Z' });
  const after = await overview();
  const grown = (status: string) => {
    const total = ({ byStatus }: typeof after) => byStatus.find((of) => of.status === status)!.total;
    return total(after) - total(before);
  };
  expect([grown('Completed'), grown('New'), grown('Assigned')]).toEqual([3, 1, 0]);
  expect(after.weeks.at(-1)).toMatchObject({ created: 1, completed: 3, cycleHours: 24 });
  expect(after.weeks.at(-2)!.created - before.weeks.at(-2)!.created).toBe(3);
  expect(after.cycleHours).toBe(24);
  expect(after.overdue.total - before.overdue.total).toBe(1);
  expect(after.unassigned.total - before.unassigned.total).toBe(1);
});

test('office: a Sunday evening after UTC midnight belongs to the next week', () => {
  expect(lastDay('2026-01-11', '2026-01-12')).toBe('2026-01-12');
  expect(lastDay('2026-01-12', '2026-01-12')).toBe('2026-01-12');
  expect(lastDay('2026-01-12', '2026-01-11'), 'Monday morning in Auckland').toBe('2026-01-12');
  expect(lastDay('2025-01-11', '2026-01-12'), 'another year').toBe('2025-01-11');
});

test('office: estimates, counted once per inspection, and a failing delivery is named', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const today = new Date().toISOString().slice(0, 10);
  const overview = async () => (await office.send('office.overview', { query: { weeks: 1, today } })).ok();
  const before = (await overview()).weeks[0]!;
  const { id, projectId, room } = await inspectionThatIs(api.db, dana, 'Completed');
  const last = await api.db
    .selectFrom('estimates')
    .select(['number', 'total'])
    .where('inspectionId', '=', id)
    .execute();
  await api.db
    .insertInto('estimates')
    .columns(['inspectionId', 'number', 'priceListVersion', 'content', 'technicianId'])
    .expression((from) =>
      from
        .selectFrom('estimates')
        .where('inspectionId', '=', id)
        .select([
          'inspectionId',
          (of) => of.lit(2).as('number'),
          'priceListVersion',
          'content',
          'technicianId',
        ]),
    )
    .execute();
  await api.db
    .updateTable('deliveries')
    .set({ state: 'failed', lastError: 'No.' })
    .where('inspectionId', '=', id)
    .execute();
  const after = await overview();
  expect(last).toHaveLength(1);
  expect(after.weeks[0]!.estimates - before.estimates).toBe(1);
  expect(after.weeks[0]!.estimateTotal - before.estimateTotal).toBeCloseTo(last[0]!.total, 2);
  expect(after.deliveries.failing).toBeGreaterThan(0);
  expect(after.deliveries.newest[0]).toMatchObject({ projectId, inspectionId: id, lastError: 'No.' });
  expect(room.inspectionId).toBe(id);
});

test('office: counts by status, right through changes, deletions and many at once', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const id = await addProject(api.db, dana);
  await dana.send('projects.start', { params: { id } });
  await api.db.updateTable('projects').set({ notes: 'x' }).execute();
  await api.db
    .deleteFrom('projects')
    .where('id', '=', await addProject(api.db, null))
    .execute();
  const rows = await api.db
    .selectFrom('projects')
    .select(['status', (select) => select.fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute();
  const { byStatus } = (await office.send('office.overview', { query: {} })).ok();
  for (const { status, total } of rows) expect(byStatus).toContainEqual({ status, total });
  const sum = (of: readonly { total: number }[]) => of.reduce((all, { total }) => all + total, 0);
  expect(sum(byStatus)).toBe(sum(rows));
});

test('office: a technician, refused everywhere', async () => {
  const lead = await api.person({ role: 'Lead Technician' });
  const id = await addProject(api.db, lead);
  const calls = [
    ['office.projects', {}],
    ['office.count', {}],
    ['office.week', { query: { from: '2026-03-09' } }],
    ['office.overview', {}],
    ['office.views', {}],
    ['office.hold', { params: { id } }],
    ['office.handover', { params: { id } }],
    ['office.create', { body: {} }],
    ['office.import', { body: { csv: 'title\nx' } }],
    ['office.bulk', { body: {} }],
  ] as const;
  for (const [name, sent] of calls) {
    expect([name, (await lead.send(name, sent)).status]).toEqual([name, 403]);
  }
});

test('office: a project changes hands, both technicians are told immediately', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const id = await addProject(api.db, dana);
  const [danas, luiss] = [await listen(dana), await listen(luis)];
  const seen = { technicianId: dana.id, scheduledDate: null, scheduledTime: null };
  const body = { technicianId: luis.id, scheduledDate: '2026-03-09', seen };
  (await office.send('office.schedule', { params: { id }, body })).ok();
  expect(await luiss.until(id)).toEqual([id]);
  expect(await danas.until(id)).toEqual([id]);
  await Promise.all([danas.close(), luiss.close()]);
});
