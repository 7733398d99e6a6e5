import { followUpPriorities } from '@tidemark/contract/follow-ups';
import { projectStatuses } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { logOf } from '../testing/audit-log.ts';
import { addFollowUp } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const update = (by: Person, id: string, body: object) =>
  by.send('follow-ups.update', { params: { id }, body });
const remove = (by: Person, id: string) => by.send('follow-ups.remove', { params: { id } });
const setStatus = (id: number, status: (typeof projectStatuses)[number]) =>
  api.db
    .updateTable('projects')
    .set({ status, completedAt: status === 'Completed' ? '2026-03-01T00:00:00Z' : null })
    .where('id', '=', id)
    .execute();

test('change follow-up: some fields are sent, only they and the project change', async () => {
  const dana = await api.person();
  const made = await addFollowUp(api.db, dana, { notes: 'Side door', servicesNeeded: ['Drying'] });
  const reply = await update(dana, made.followUp.id, { priority: 'Emergency', scheduledTime: '14:00' });
  expect(reply.message).toBe('Follow-up inspection updated successfully.');
  const { followUp, project } = reply.ok();
  const { updatedAt } = followUp;
  expect(followUp).toEqual({ ...made.followUp, priority: 'Emergency', scheduledTime: '14:00', updatedAt });
  expect(project).toEqual({
    ...made.project,
    priority: 'Urgent',
    scheduledTime: '14:00',
    updatedAt: project.updatedAt,
  });
  expect((await logOf(api.db, followUp.id)).slice(1)).toEqual([
    {
      action: 'follow-up-changed',
      before: { priority: 'Medium', scheduledTime: null },
      after: { priority: 'Emergency', scheduledTime: '14:00' },
    },
  ]);
  expect((await logOf(api.db, project.id)).slice(1)).toEqual([
    {
      action: 'project-changed',
      before: { priority: 'Medium', scheduledTime: null },
      after: { priority: 'Urgent', scheduledTime: '14:00' },
    },
  ]);
});

test('change follow-up: a project the office has changed since, fields that are not sent stay', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const { followUp, project } = await addFollowUp(api.db, dana);
  const params = { id: project.id };
  (
    await manager.send('projects.update', {
      params,
      body: { scheduledDate: '2026-12-24', notes: 'Call first' },
    })
  ).ok();
  const changed = (await update(dana, followUp.id, { priority: 'High', estimatedAdditionalCost: 80.5 })).ok();
  expect(changed.followUp).toMatchObject({
    priority: 'High',
    estimatedAdditionalCost: 80.5,
    scheduledDate: null,
  });
  expect(changed.project).toMatchObject({
    priority: 'High',
    scheduledDate: '2026-12-24',
    notes: 'Call first',
  });
});

test.each(followUpPriorities)(
  'change follow-up: priority %s reaches the project, Emergency as Urgent',
  async (priority) => {
    const dana = await api.person();
    const { followUp } = await addFollowUp(api.db, dana, { priority: 'Low' });
    const changed = (await update(dana, followUp.id, { priority })).ok();
    expect(changed.followUp.priority).toBe(priority);
    expect(changed.project.priority).toBe(priority === 'Emergency' ? 'Urgent' : priority);
  },
);

test('change follow-up: nothing changes, nothing is logged', async () => {
  const dana = await api.person();
  const made = await addFollowUp(api.db, dana, { scheduledDate: '2026-12-01' });
  const body = { scheduledDate: '2026-12-01', servicesNeeded: [] };
  expect((await update(dana, made.followUp.id, body)).ok()).toEqual(made);
  expect((await update(dana, made.followUp.id, {})).ok()).toEqual(made);
  expect(await logOf(api.db, made.followUp.id)).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['originalProjectId', 1],
  ['originalInspectionId', '01980000-0000-7000-8000-000000000001'],
  ['id', '01980000-0000-7000-8000-000000000001'],
  ['projectId', 1],
  ['followUpReason', null],
  ['estimatedAdditionalCost', null],
  ['servicesNeeded', 'Drying, Testing'],
])('change follow-up: PUT refuses %s %j by name', async (field, value) => {
  const dana = await api.person();
  const { followUp } = await addFollowUp(api.db, dana);
  expect(await update(dana, followUp.id, { notes: 'x', [field]: value })).toMatchObject({
    status: 400,
    details: [{ field }],
  });
  expect(
    (await dana.send('follow-ups.read', { params: { id: followUp.id } })).ok().followUp.notes,
  ).toBeNull();
});

test.each(projectStatuses)('change follow-up: PUT and DELETE while the new project is %s', async (status) => {
  const dana = await api.person();
  const { followUp, project } = await addFollowUp(api.db, dana);
  await setStatus(project.id, status);
  const open = status === 'New' || status === 'Assigned' || status === 'On Hold';
  const started = { status: 409, code: 'follow_up_started' };
  expect(await update(dana, followUp.id, { notes: 'x' })).toMatchObject(open ? { status: 200 } : started);
  expect(await remove(dana, followUp.id)).toMatchObject(open ? { status: 200 } : started);
  const found = await dana.send('follow-ups.read', { params: { id: followUp.id } });
  expect(found.status).toBe(open ? 404 : 200);
});

test('change follow-up: DELETE, the project is deleted too and the log keeps both', async () => {
  const dana = await api.person();
  const { followUp, project } = await addFollowUp(api.db, dana);
  const reply = await remove(dana, followUp.id);
  expect(reply.message).toBe('Follow-up inspection deleted successfully.');
  expect((await dana.send('projects.read', { params: { id: project.id } })).status).toBe(404);
  expect((await logOf(api.db, followUp.id))[1]).toEqual({
    action: 'follow-up-deleted',
    before: followUp,
    after: null,
  });
  expect((await logOf(api.db, project.id))[1]).toEqual({
    action: 'project-deleted',
    before: project,
    after: null,
  });
  expect(await remove(dana, followUp.id)).toMatchObject({ status: 404, code: 'follow_up_not_found' });
});

test('change follow-up: its project has an inspection, even a cancelled one, not deleted', async () => {
  const dana = await api.person();
  const { followUp, project } = await addFollowUp(api.db, dana);
  const { inspection } = (await dana.send('inspections.create', { body: { projectId: project.id } })).ok();
  const params = { id: inspection.id };
  for (const cancel of [false, true]) {
    if (cancel)
      (await dana.send('inspections.cancel', { params, body: { cancellationReason: 'Other' } })).ok();
    expect(await remove(dana, followUp.id)).toMatchObject({ status: 409, code: 'follow_up_started' });
  }
});

test('change follow-up: its project has a follow-up of its own, not deleted, re-opened or not', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const { followUp, project } = await addFollowUp(api.db, dana);
  const params = { id: project.id };
  (await dana.send('projects.start', { params })).ok();
  (await dana.send('projects.complete', { params })).ok();
  const body = { originalProjectId: project.id, followUpReason: 'Quality_Check' };
  (await dana.send('follow-ups.create', { body })).ok();
  (await manager.send('office.reopen', { params, body: { reason: 'The wall is wet again' } })).ok();
  expect(await remove(dana, followUp.id)).toMatchObject({ status: 409, code: 'follow_up_started' });
  expect((await dana.send('projects.read', { params })).status).toBe(200);
});

test('change follow-up: deleted and started at once, one of the two happens, never both', async () => {
  const dana = await api.person();
  for (let i = 0; i < 5; i++) {
    const { followUp, project } = await addFollowUp(api.db, dana);
    const params = { id: project.id };
    const [removed, started] = await Promise.all([
      remove(dana, followUp.id),
      dana.send('projects.start', { params }),
    ]);
    expect([removed.status, started.status].sort()).toEqual(removed.status === 200 ? [200, 404] : [200, 409]);
    expect((await dana.send('projects.read', { params })).status).toBe(removed.status === 200 ? 404 : 200);
  }
});

test('change follow-up: its project gets another technician, the follow-up goes along', async () => {
  const [dana, luis, manager] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Manager' }),
  ];
  const { followUp, project } = await addFollowUp(api.db, dana);
  const body = { technicianId: luis.id };
  (await manager.send('projects.update', { params: { id: project.id }, body })).ok();
  const hidden = { status: 404, code: 'follow_up_not_found' };
  expect(await update(dana, followUp.id, { notes: 'x' })).toMatchObject(hidden);
  expect(await remove(dana, followUp.id)).toMatchObject(hidden);
  expect((await update(luis, followUp.id, { notes: 'x' })).ok().followUp.notes).toBe('x');
});
