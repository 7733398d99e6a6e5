import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPhoto, addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';
import { runRetention, tryRetention } from './run-retention.ts';

const api = useApi();

/** A project with everything below it, completed this long ago. */
async function completedAgo(by: Person, ago: string): Promise<{ project: number; inspection: string }> {
  const { id, projectId } = await startInspection(api.db, by, wholeStepOne);
  const room = await addRoom(by, id);
  const row = { inspectionId: id, inspectionRoomId: room.id, claimSheetData: { zippers: { qty: 1 } } };
  (await by.send('claim-sheets.save', { body: row })).ok();
  await addPhoto(by, id);
  (await by.send('inspections.complete', { params: { id } })).ok();
  (await by.send('projects.complete', { params: { id: projectId } })).ok();
  await api.db
    .updateTable('projects')
    .set({ completedAt: sql`now() - ${ago}::interval` })
    .where('id', '=', projectId)
    .execute();
  return { project: projectId, inspection: id };
}
const exists = async (project: number) =>
  (await api.db.selectFrom('projects').select('id').where('id', '=', project).execute()).length === 1;

test('retention: 5 years after completion, a project and everything below it are deleted, and no other', async () => {
  const dana = await api.person();
  const old = await completedAgo(dana, '5 years 1 day');
  const young = await completedAgo(dana, '4 years 364 days');
  const open = await addProject(api.db, dana);
  await api.db
    .updateTable('projects')
    .set({ createdAt: sql`now() - interval '9 years'` })
    .where('id', '=', open)
    .execute();

  const promised = await tryRetention(api.db);
  expect(await exists(old.project), 'a dry run changes nothing').toBe(true);
  const done = await runRetention(api.db);
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(promised));
  expect(Object.fromEntries(done)).toMatchObject({
    projects: 1,
    inspections: 1,
    rooms: 1,
    claim_sheet_rows: 1,
    files: 1,
  });
  expect([await exists(old.project), await exists(young.project), await exists(open)]).toEqual([
    false,
    true,
    true,
  ]);
  const left = await api.db.selectFrom('inspections').select('id').execute();
  expect(left).toEqual([{ id: young.inspection }]);
  expect((await runRetention(api.db)).size).toBe(0);
});

test('retention: a project with a follow-up waits for it', async () => {
  const dana = await api.person();
  const original = await completedAgo(dana, '6 years');
  const body = {
    originalProjectId: original.project,
    originalInspectionId: original.inspection,
    followUpReason: 'Quality_Check',
  };
  const { project } = (await dana.send('follow-ups.create', { body })).ok();
  await runRetention(api.db);
  expect([await exists(original.project), await exists(project.id)]).toEqual([true, true]);
  await api.db
    .updateTable('projects')
    .set({ status: 'Completed', completedAt: sql`now() - interval '6 years'` })
    .where('id', '=', project.id)
    .execute();
  await runRetention(api.db);
  expect([await exists(original.project), await exists(project.id)]).toEqual([false, false]);
});

test('retention: a follow-up created during the deletion, the project waits for it', async () => {
  const dana = await api.person();
  const original = await completedAgo(dana, '6 years');
  const { begun, later } = await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('projects').select('id').where('id', '=', original.project).forUpdate().execute();
    const begun = runRetention(api.db);
    await expect.poll(() => waitingStatements(api.db)).toBe(1);
    return { begun, later: await addProject(tx, dana, { originalProjectId: original.project }) };
  });
  expect((await begun).get('projects')).toBeUndefined();
  expect([await exists(original.project), await exists(later)]).toEqual([true, true]);
  await api.db.deleteFrom('projects').where('id', '=', later).execute();
});

test('retention: 7 years after termination, a person is anonymized, and that someone acted stays', async () => {
  const manager = await api.person({ role: 'Admin' });
  const gone = await api.person();
  const recent = await api.person();
  await gone.send('technicians.update-profile', { body: { phoneNumber: '(630) 555-0199' } });
  const project = await addProject(api.db, gone);
  for (const [{ id }, ago] of [
    [gone, '7 years 1 day'],
    [recent, '6 years 364 days'],
  ] as const) {
    (await manager.send('technicians.remove', { params: { id } })).ok();
    await api.db
      .updateTable('technicians')
      .set({ terminatedAt: sql`now() - ${ago}::interval` })
      .where('id', '=', id)
      .execute();
  }
  expect((await runRetention(api.db)).get('technicians')).toBe(1);
  const read = async ({ id }: Person) =>
    (await manager.send('technicians.read', { params: { id } })).ok().technician;
  expect(await read(gone)).toMatchObject({
    firstName: 'Former',
    lastName: 'technician',
    email: `removed-${gone.id}@removed.invalid`,
    phoneNumber: null,
    status: 'Terminated',
  });
  expect((await read(recent)).email).toBe(recent.email);
  const about = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', String(gone.id))
    .where('subject', '=', 'technician')
    .execute();
  expect(about.length).toBeGreaterThan(0);
  expect(JSON.stringify(about)).not.toContain('555-0199');
  expect(await exists(project)).toBe(true);
  expect((await runRetention(api.db)).get('technicians')).toBe(undefined);
});

test('retention: sign-ins and their log, 3 years; events of a project, 5; of an account, 7', async () => {
  const dana = await api.person();
  const entry = (action: string, subject: string, ago: string) =>
    sql`INSERT INTO audit_log (at, technician_id, action, subject, subject_id)
      VALUES (now() - ${ago}::interval, ${dana.id}, ${action}, ${subject}, '1')`.execute(api.db);
  await entry('signed-in', 'technician', '3 years 1 day');
  await entry('signed-in', 'technician', '2 years 364 days');
  await entry('project-status', 'project', '5 years 1 day');
  await entry('project-status', 'project', '4 years 364 days');
  await entry('technician-changed', 'technician', '7 years 1 day');
  await entry('technician-changed', 'technician', '6 years 364 days');
  await api.db
    .updateTable('signIns')
    .set({ lastUsedAt: sql`now() - interval '3 years 1 day'` })
    .where('id', '=', dana.signInId)
    .execute();
  await runRetention(api.db);
  const left = await api.db
    .selectFrom('auditLog')
    .select(['action', sql<number>`(extract(epoch FROM now() - at) / 86400)::int`.as('days')])
    .where('technicianId', '=', dana.id)
    .orderBy('id')
    .execute();
  expect(left.map(({ action }) => action)).toEqual(['signed-in', 'project-status', 'technician-changed']);
  expect((await dana.send('auth.me')).status).toBe(401);
});

test('retention: two servers begin at once, done once', async () => {
  const dana = await api.person();
  await completedAgo(dana, '5 years 1 day');
  const done = await Promise.all([runRetention(api.db), runRetention(api.db)]);
  expect(done.map((counts) => counts.get('projects') ?? 0).sort()).toEqual([0, 1]);
});

test("retention: the 5 years count from the last write to a project's job, and its files go with it", async () => {
  const dana = await api.person();
  const { project } = await completedAgo(dana, '6 years');
  await addJobFile(dana, project);
  const forget = async (written: string) => {
    await api.db
      .updateTable('projects')
      .set({ jobWrittenAt: sql`now() - ${written}::interval` })
      .where('id', '=', project)
      .execute();
    return Object.fromEntries(await runRetention(api.db));
  };
  await forget('4 years');
  expect(await exists(project)).toBe(true);
  expect(await forget('5 years 1 day')).toMatchObject({ projects: 1, job_files: 1 });
  expect(await exists(project)).toBe(false);
});
