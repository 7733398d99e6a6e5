import type { Draft } from '@tidemark/contract/inspections/draft';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addRoom, inspectionThatIs, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Its = Pick<Inspection, 'id' | 'projectId'>;
const submit = (who: Person, { id }: Its, body: object = {}, headers = {}) =>
  who.send('inspections.submit', { params: { id }, body, headers });
const hold = (who: Person, { projectId }: Its) =>
  who.send('projects.update', { params: { id: projectId }, body: { status: 'On Hold' } });

/** Both records, their audit events and the deliveries of the submit. */
async function state(who: Person, { id, projectId }: Its) {
  const deliveries = api.db.selectFrom('deliveries').select('title').where('inspectionId', '=', id);
  const log = api.db.selectFrom('auditLog').select(['action', 'before', 'after']).orderBy('id');
  return {
    inspection: (await who.send('inspections.read', { params: { id } })).ok().inspection,
    project: (await who.send('projects.read', { params: { id: projectId } })).ok().project,
    audit: await log.where('subjectId', 'in', [id, String(projectId)]).execute(),
    deliveries: await deliveries.orderBy('id').execute(),
  };
}
const statuses = ({ inspection, project }: Awaited<ReturnType<typeof state>>) => [
  inspection.status,
  project.status,
];

test('submit: a complete inspection, completed with its project, audit events and deliveries', async () => {
  const dana = await api.person();
  const its = await inspectionThatIs(api.db, dana, 'In Progress');
  const before = await state(dana, its);
  const at = new Date().toISOString();
  const reply = await submit(dana, its, { submittedAt: at, completedAt: at });
  expect(reply.message).toBe('Inspection completed successfully.');
  const after = await state(dana, its);
  const { rooms: _, ...inspection } = after.inspection;
  expect(reply.ok().project).toEqual(after.project);
  expect(reply.ok().inspection).toMatchObject({ ...inspection, trashPhotos: [] });
  expect(inspection).toMatchObject({ status: 'Completed', submittedAt: at, completedAt: at });
  expect(after.project).toMatchObject({ status: 'Completed', completedAt: expect.any(String) });
  const [from, to] = [{ status: 'In Progress' }, { status: 'Completed' }];
  expect(after.audit.slice(before.audit.length)).toEqual([
    { action: 'inspection-completed', before: from, after: to },
    { action: 'project-status', before: from, after: to },
  ]);
  const apart = await inspectionThatIs(api.db, dana, 'Completed');
  expect(after.deliveries.length).toBeGreaterThan(0);
  expect(after.deliveries).toEqual((await state(dana, apart)).deliveries);
});

test('submit: repeated with its key, the same response and done once; with another key, refused', async () => {
  const dana = await api.person();
  const its = await inspectionThatIs(api.db, dana, 'In Progress');
  const headers = { 'Idempotency-Key': uuidv7() };
  const replies = await Promise.all([submit(dana, its, {}, headers), submit(dana, its, {}, headers)]);
  const first = replies.find(({ status }) => status === 200)!.ok();
  const once = await state(dana, its);
  expect((await submit(dana, its, {}, headers)).ok()).toEqual(first);
  expect(await submit(dana, its)).toMatchObject({ status: 409, code: 'inspection_completed' });
  expect(await state(dana, its)).toEqual(once);
});

test('submit: an inspection that lacks something, refused and neither completed', async () => {
  const dana = await api.person();
  const its = await startInspection(api.db, dana);
  const before = await state(dana, its);
  const reply = await submit(dana, its);
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(reply.details).toHaveLength(11);
  expect(await state(dana, its)).toEqual(before);
});

test('submit: a cancelled inspection, refused and its project unchanged', async () => {
  const dana = await api.person();
  const its = await inspectionThatIs(api.db, dana, 'Cancelled');
  const before = await state(dana, its);
  expect(await submit(dana, its)).toMatchObject({ status: 409, code: 'inspection_cancelled' });
  expect(await state(dana, its)).toEqual(before);
});

test('submit: a project on hold, refused and neither completed until the person resumes it', async () => {
  const dana = await api.person();
  const its = await inspectionThatIs(api.db, dana, 'In Progress');
  (await hold(dana, its)).ok();
  const before = await state(dana, its);
  expect(await submit(dana, its)).toMatchObject({ status: 409, code: 'status_change_refused' });
  expect(await submit(dana, its, { resume: false })).toMatchObject({ status: 409 });
  expect(await state(dana, its)).toEqual(before);
  (await submit(dana, its, { resume: true })).ok();
  expect(statuses(await state(dana, its))).toEqual(['Completed', 'Completed']);
});

test.each(['New', 'Assigned'] as const)(
  'submit: a project that is %s, started and completed',
  async (status) => {
    const dana = await api.person();
    const its = await inspectionThatIs(api.db, dana, 'In Progress');
    await api.db.updateTable('projects').set({ status }).where('id', '=', its.projectId).execute();
    (await submit(dana, its)).ok();
    expect(statuses(await state(dana, its))).toEqual(['Completed', 'Completed']);
  },
);

const open = {
  ...{ profileId: 'water', profileVersion: 1 },
  missing: [{ ruleId: 'arrival-shot-front', for: 'job', sentence: 'No photo shows the front.' }],
};
const water: Partial<Draft> = {
  insuranceClaimType: 'Insurance',
  policyType: 'Master',
  damageType: ['Water'],
};

test('submit: with every must open, never refused; what was submitted without is kept, logged and shown to the office', async () => {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const its = await startInspection(api.db, dana, { ...wholeStepOne, ...water });
  await addRoom(dana, its.id);
  const { evidence } = (await dana.send('evidence-profiles.judge', { params: { id: its.projectId } })).ok();
  expect(evidence.next).toBe('arrival');
  (await submit(dana, its, { openAtSubmit: open })).ok();
  const after = await state(kim, its);
  expect(after.inspection).toMatchObject({ status: 'Completed', openAtSubmit: open });
  expect(after.audit.find(({ action }) => action === 'inspection-completed')?.after).toEqual({
    status: 'Completed',
    openAtSubmit: open,
  });
});

test('submit: a device that judged by an older profile, one that is gone, or none at all, submits without refusal', async () => {
  const dana = await api.person();
  for (const body of [
    { openAtSubmit: { ...open, profileVersion: 7 } },
    { openAtSubmit: { ...open, profileId: 'deleted', missing: [{ ...open.missing[0]!, ruleId: 'gone' }] } },
    {},
  ]) {
    const its = await startInspection(api.db, dana, { ...wholeStepOne, ...water });
    await addRoom(dana, its.id);
    expect((await submit(dana, its, body)).ok().inspection).toMatchObject({
      status: 'Completed',
      openAtSubmit: body.openAtSubmit ?? null,
    });
  }
});
