import { expect, test } from 'vitest';
import {
  addProject,
  addRoom,
  inspectionThatIs,
  startInspection,
  wholeStepOne,
} from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { addJobFile, sendJobFile } from './testing/add-job-file.ts';

const api = useApi();

/** A project of Dana's whose inspection was submitted. */
async function submitted() {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  await addRoom(dana, id);
  (await dana.send('inspections.submit', { params: { id }, body: {} })).ok();
  return { dana, projectId };
}

test.each([
  ['New', { status: 'New' }, 'job_not_begun'],
  ['Assigned', {}, 'job_not_begun'],
  ['On Hold, never started', { status: 'On Hold' }, undefined],
  ['In Progress', { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' }, undefined],
  ['On Hold', { status: 'On Hold', startedAt: '2026-11-01T08:00:00Z' }, undefined],
  ['Assigned again', { begunAt: '2026-11-01T08:00:00Z' }, undefined],
  ['Completed', { status: 'Completed', completedAt: '2026-11-01T08:00:00Z' }, undefined],
  [
    'closed',
    { status: 'Completed', completedAt: '2026-11-01T08:00:00Z', jobClosedAt: '2026-11-02T08:00:00Z' },
    'job_closed',
  ],
] as const)('job: a project that is %s takes a file, or says why not', async (_, facts, code) => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, facts);
  const sent = await sendJobFile(dana, id);
  expect(sent).toMatchObject(code ? { status: 409, code } : { status: 201 });
  expect(await sendJobFile(await api.person(), id)).toMatchObject({ status: 404, code: 'project_not_found' });
  if (code) return;
  const { project } = (await dana.send('projects.read', { params: { id } })).ok();
  expect(project).toMatchObject({ begunAt: expect.any(String), jobWrittenAt: expect.any(String) });
});

test('job: begun by the first start, and still begun when its inspection is cancelled', async () => {
  const dana = await api.person();
  const { projectId } = await inspectionThatIs(api.db, dana, 'Cancelled');
  const { project } = (await dana.send('projects.read', { params: { id: projectId } })).ok();
  expect(project).toMatchObject({ status: 'Assigned', begunAt: project.startedAt });
  await addJobFile(dana, projectId);
});

test('job: the same answer is not sent again', async () => {
  const { dana, projectId } = await submitted();
  await addJobFile(dana, projectId);
  const address = `/api/v1/projects/${projectId}/job`;
  const first = await dana.fetch('GET', address);
  const tag = first.headers.get('etag')!;
  const again = await dana.fetch('GET', address, { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await addJobFile(dana, projectId);
  expect((await dana.fetch('GET', address, { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

test('job: closed with what is not finished only anyway and with a reason, and opened again with one', async () => {
  const dana = await api.person();
  const manager = await api.person({ role: 'Supervisor' });
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  await addRoom(dana, id);
  const params = { id: projectId };
  const close = (body: object = {}, who = manager) => who.send('job.close', { params, body });
  expect(await close({}, dana)).toMatchObject({ status: 403 });
  expect(await close()).toMatchObject({
    ...{ status: 409, code: 'job_unfinished' },
    details: [{ field: 'job', message: 'The inspection has not been submitted.' }],
  });
  expect(await close({ anyway: true })).toMatchObject({ code: 'job_unfinished' });
  (await dana.send('inspections.submit', { params: { id }, body: {} })).ok();
  const { job } = (await close({ reason: 'Paid' })).ok();
  expect(job).toMatchObject({ state: 'Closed', closedBy: { id: manager.id }, reason: 'Paid' });
  expect((await close()).ok().job).toEqual(job);
  expect(await sendJobFile(dana, projectId)).toMatchObject({ status: 409, code: 'job_closed' });

  const reopen = (body: object) => manager.send('job.reopen', { params, body });
  expect(await reopen({ reason: ' ' })).toMatchObject({ status: 400, message: 'Reason is required' });
  const again = (await reopen({ reason: 'A letter came' })).ok().job;
  expect(again).toMatchObject({ state: 'Open', closedAt: null, closedBy: null, reason: 'A letter came' });
  await addJobFile(dana, projectId);
  const fresh = await addProject(api.db, dana);
  expect(await manager.send('job.close', { params: { id: fresh } })).toMatchObject({ code: 'job_not_begun' });
});
