import { fields } from '@tidemark/contract/documents/testing/documents';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addDocument, addTexts, draftDocument } from '../documents/testing/sign-document.ts';
import { addProject, completedProject, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const manager = () => api.person({ role: 'Supervisor' });
const on = (scheduledDate: string, scheduledTime: string | null = null) => ({ scheduledDate, scheduledTime });
const ids = ({ projects }: { projects: { id: number }[] }) => projects.map(({ id }) => id);

test('today: work of every kind, each listed in its order and counted as the week and the overview count it', async () => {
  const [office, dana, luis] = [await manager(), await api.person(), await api.person()];
  const gone = await api.person({ status: 'Inactive' });
  const leave = await api.person({ status: 'On Leave' });
  const made = {
    low: await addProject(api.db, null, { priority: 'Low' }),
    urgent: await addProject(api.db, null, { priority: 'Urgent' }),
    held: await addProject(api.db, dana, { ...on('2026-03-02'), status: 'On Hold' }),
    late: await addProject(api.db, luis, on('2026-03-01')),
    timeless: await addProject(api.db, dana, on('2026-03-09')),
    noon: await addProject(api.db, dana, on('2026-03-09', '12:00')),
    early: await addProject(api.db, luis, on('2026-03-09', '08:00')),
    nobodys: await addProject(api.db, null, on('2026-03-09', '13:00')),
    tomorrow: await addProject(api.db, luis, on('2026-03-10', '08:00')),
  };
  const done = await completedProject(api.db, gone, on('2026-03-09', '07:00'));
  const query = { today: '2026-03-09' };
  const today = (await office.send('today.read', { query })).ok();
  expect(today.day).toBe('2026-03-09');
  expect(ids(today.late)).toEqual([made.late, made.held]);
  expect(ids(today.unassigned)).toEqual([made.urgent, made.nobodys, made.low]);
  expect(ids(today.visits)).toEqual([done.projectId, made.early, made.noon, made.nobodys, made.timeless]);
  expect(today.visits).toMatchObject({ total: 5, more: false });
  const known = today.people.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining([office.id, dana.id, luis.id, leave.id]));
  expect(known, 'one who left but has a visit').toContain(gone.id);
  const overview = (await office.send('office.overview', { query })).ok();
  const week = (await office.send('office.week', { query: { from: '2026-03-09', ...query } })).ok();
  expect([today.late.total, today.unassigned.total]).toEqual([
    overview.overdue.total,
    overview.unassigned.total,
  ]);
  expect([week.overdue.total, week.unassigned.total]).toEqual([today.late.total, today.unassigned.total]);
});

test('today: more than it lists, the totals count all', async () => {
  const office = await manager();
  for (let nth = 0; nth < 25; nth++) await addProject(api.db, null);
  const { unassigned } = (await office.send('today.read')).ok();
  expect(unassigned.projects).toHaveLength(20);
  expect(unassigned.total).toBeGreaterThanOrEqual(25);
});

test('today: a delivery that failed after all its tries, named with its project', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const { projectId, inspectionId } = await completedProject(api.db, dana, { title: 'Failing roof' });
  const failed = {
    id: uuidv7(),
    inspectionId,
    kind: 'mail',
    title: 'Mail of the report',
    state: 'failed',
  } as const;
  await api.db
    .insertInto('deliveries')
    .values({ ...failed, roomId: null, lastError: 'No such mailbox' })
    .execute();
  const { deliveries } = (await office.send('today.read')).ok();
  expect(deliveries).toMatchObject({ total: 1, more: false });
  expect(deliveries.deliveries).toMatchObject([
    { id: failed.id, projectId, projectTitle: 'Failing roof', lastError: 'No such mailbox' },
  ]);
});

test('today: a submitted inspection, it waits until a manager marks it, and again once that is undone', async () => {
  const [office, other, dana] = [await manager(), await manager(), await api.person()];
  const { projectId, inspectionId } = await completedProject(api.db, dana, { title: 'Kitchen fire' });
  const waiting = async () => {
    const { toReview } = (await office.send('today.read')).ok();
    return toReview.inspections.find(({ id }) => id === inspectionId);
  };
  expect(await waiting()).toMatchObject({
    projectId,
    projectTitle: 'Kitchen fire',
    technicianName: 'Dana Whitaker',
  });
  const mark = (by: typeof office, reviewed: boolean) =>
    by.send('today.review', { params: { id: inspectionId }, body: { reviewed } });
  const shown = async () =>
    (await office.send('office.evidence', { params: { id: inspectionId } })).ok().evidence.review;
  expect(await shown()).toBeNull();
  const { review } = (await mark(office, true)).ok();
  expect(await shown()).toEqual({ at: review.reviewedAt, by: expect.stringMatching(/\S+ \S+/) });
  expect(review).toMatchObject({ inspectionId, reviewedBy: office.id });
  expect(await waiting()).toBeUndefined();
  expect((await mark(other, true)).ok().review, 'the first one stays').toEqual(review);
  expect((await mark(other, false)).ok().review).toMatchObject({ reviewedAt: null, reviewedBy: null });
  (await mark(other, false)).ok();
  expect(await waiting()).toBeDefined();

  const { rows } = await sql<{ action: string; technicianId: number; after: object }>`
    SELECT action, technician_id, after FROM audit_log
    WHERE subject = 'inspection' AND subject_id = ${inspectionId} ORDER BY id`.execute(api.db);
  expect(rows).toEqual([
    {
      action: 'inspection-reviewed',
      technicianId: office.id,
      after: { reviewedAt: review.reviewedAt, reviewedBy: office.id },
    },
    {
      action: 'inspection-review-undone',
      technicianId: other.id,
      after: { reviewedAt: null, reviewedBy: null },
    },
  ]);
});

test('today: an inspection that is open, or that there is none of, is not reviewed; technicians are refused', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const { id } = await startInspection(api.db, dana);
  const body = { reviewed: true };
  expect(await office.send('today.review', { params: { id }, body })).toMatchObject({
    status: 409,
    code: 'inspection_not_completed',
  });
  expect(await office.send('today.review', { params: { id: uuidv7() }, body })).toMatchObject({
    status: 404,
  });
  expect(await dana.send('today.review', { params: { id }, body })).toMatchObject({ status: 403 });
  expect(await dana.send('today.read')).toMatchObject({ status: 403 });
});

test('today: documents of open jobs that nobody has signed, the one that waits longest first', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const texts = await addTexts(office);
  const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z', title: 'Wet hall' } as const;
  const id = await addProject(api.db, dana, begun);
  const first = await draftDocument(dana, id, texts.text, { fields });
  const second = await draftDocument(dana, id, texts.text, { fields });
  await addDocument(dana, id, texts);
  const link = { params: { id, docId: second.id }, body: {} };
  const { expiresAt } = (await dana.send('documents.link', link)).ok();
  const told = { title: first.title, customer: 'Maria Alvarez', projectId: id, projectTitle: 'Wet hall' };
  const { toSign } = (await office.send('today.read')).ok();
  expect(toSign).toEqual({
    documents: [
      { ...told, id: first.id, createdAt: first.createdAt, linkUntil: null },
      { ...told, id: second.id, createdAt: second.createdAt, linkUntil: expiresAt },
    ],
    ...{ total: 2, more: false },
  });
  const anyway = { reason: 'The customer moved.', anyway: true };
  (await office.send('job.close', { params: { id }, body: anyway })).ok();
  expect((await office.send('today.read')).ok().toSign).toMatchObject({ documents: [], total: 0 });
});
