import { expect, test } from 'vitest';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addJobFile, jobOf, sendJobFile } from './testing/add-job-file.ts';

const api = useApi();

/** A project of Dana's with a job's photo in the kitchen; its inspection is open. */
async function worked() {
  const dana = await api.person();
  const manager = await api.person({ role: 'Manager' });
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  const kitchen = await addRoom(dana, id, { name: 'Kitchen' });
  const photo = await addJobFile(dana, projectId, { fields: { roomId: kitchen.id } });
  const params = { id: projectId };
  return { dana, manager, id, projectId, kitchen, photo, params };
}
type Worked = Awaited<ReturnType<typeof worked>>;

const submit = async ({ dana, id }: Worked) =>
  (await dana.send('inspections.submit', { params: { id }, body: {} })).ok();
const close = async ({ manager, params }: Worked) => (await manager.send('job.close', { params })).ok();
const reason = 'Another wet wall';
const reopen = async ({ manager, params }: Worked) =>
  (await manager.send('office.reopen', { params, body: { reason } })).ok();

async function give({ dana, manager, params }: Worked, to: Person) {
  const seen = { technicianId: dana.id, scheduledDate: null, scheduledTime: null };
  const body = { technicianId: to.id, seen, confirmUnsent: false };
  return await manager.send('office.schedule', { params, body });
}

/** What else is done to a project, and what it and its job are then (job.md, section 3). */
const rows: readonly (readonly [string, (one: Worked) => Promise<unknown>, object])[] = [
  ['put on hold', ({ manager, params }) => manager.send('office.hold', { params }), { status: 'On Hold' }],
  [
    'resumed',
    async ({ manager, params }) => {
      (await manager.send('office.hold', { params })).ok();
      (await manager.send('office.resume', { params })).ok();
    },
    { status: 'In Progress' },
  ],
  ['submitted', submit, { status: 'Completed' }],
  [
    'cancelled in its inspection',
    async ({ dana, id }) => {
      const body = { cancellationReason: 'Other' as const };
      (await dana.send('inspections.cancel', { params: { id }, body })).ok();
    },
    { status: 'Assigned' },
  ],
  [
    're-opened',
    async (one) => {
      await submit(one);
      await reopen(one);
    },
    { status: 'Assigned', reason: null },
  ],
  [
    're-opened with a closed job',
    async (one) => {
      await submit(one);
      await close(one);
      await reopen(one);
    },
    { status: 'Assigned', reason },
  ],
  [
    'cancelled, started again and submitted',
    async (one) => {
      const { dana, id, params } = one;
      const body = { cancellationReason: 'Other' as const };
      (await dana.send('inspections.cancel', { params: { id }, body })).ok();
      (await dana.send('projects.start', { params })).ok();
      (await dana.send('inspections.create', { body: { projectId: params.id } })).ok();
    },
    { status: 'In Progress' },
  ],
];

test.each(rows)('job: a project that was %s keeps an open job with its files', async (_, act, expected) => {
  const one = await worked();
  const { dana, projectId, photo, params } = one;
  const before = (await jobOf(dana, projectId)).job;
  await act(one);
  const { job, files } = await jobOf(dana, projectId);
  const { project } = (await dana.send('projects.read', { params })).ok();
  expect({ status: project.status, reason: job.reason }).toMatchObject(expected);
  expect(job).toMatchObject({ state: 'Open', begunAt: before.begunAt, counts: { photo: 1 } });
  expect(files).toMatchObject([{ id: photo.id, roomName: 'Kitchen', number: 1 }]);
  expect((await addJobFile(dana, projectId)).number).toBe(2);
});

test('job: a deleted room leaves its name, and the photo stays', async () => {
  const { dana, projectId, kitchen, photo } = await worked();
  (await dana.send('rooms.remove', { params: { id: kitchen.id } })).ok();
  const { files } = await jobOf(dana, projectId);
  expect(files).toMatchObject([{ id: photo.id, roomId: null, roomName: 'Kitchen' }]);
});

test('job: a follow-up has a job of its own and the claim facts, and each links to the other', async () => {
  const one = await worked();
  const { dana, projectId } = one;
  const claim = { insuranceCompany: 'Fairway Mutual', claimNumber: 'FM-20-118834', policyNumber: 'P-7' };
  await api.db.updateTable('projects').set(claim).where('id', '=', projectId).execute();
  await submit(one);
  const asked = { originalProjectId: projectId, followUpReason: 'Quality_Check' as const };
  const { project } = (await dana.send('follow-ups.create', { body: asked })).ok();
  expect(project).toMatchObject({ ...claim, originalProjectId: projectId });
  expect((await jobOf(dana, project.id)).job).toMatchObject({
    ...{ state: 'not begun', followUpOf: projectId, counts: { photo: 0 } },
  });
  expect((await jobOf(dana, projectId)).job).toMatchObject({
    ...{ state: 'Open', followUps: [project.id], counts: { photo: 1 } },
  });
});

test('job: a completed project is handed over with its open job, without being re-opened; a closed one is not', async () => {
  const one = await worked();
  const { dana, projectId, params } = one;
  const kim = await api.person();
  await submit(one);
  const given = (await give(one, kim)).ok();
  expect(given.project).toMatchObject({ status: 'Completed', technicianId: kim.id });
  expect((await jobOf(kim, projectId)).files).toHaveLength(1);
  await addJobFile(kim, projectId);
  expect(await dana.send('job.read', { params })).toMatchObject({ status: 404 });
  expect(await sendJobFile(dana, projectId)).toMatchObject({ status: 404 });
  await close(one);
  expect(await give({ ...one, dana: kim }, dana)).toMatchObject({ status: 409 });
});

test('job: its technician is no longer active, it stays as it is and the office sees No technician', async () => {
  const one = await worked();
  const { dana, manager, projectId, params } = one;
  await submit(one);
  const listed = async () => {
    const { projects } = (await manager.send('office.projects')).ok();
    return projects.find(({ id }) => id === projectId);
  };
  expect(await listed()).toMatchObject({ technicianId: dana.id, technicianGone: false });
  const body = { status: 'Inactive' as const };
  (await manager.send('technicians.update', { params: { id: dana.id }, body })).ok();
  expect(await listed()).toMatchObject({ technicianId: dana.id, technicianGone: true });
  const { project } = (await manager.send('projects.read', { params })).ok();
  expect(project).toMatchObject({ status: 'Completed', technicianId: dana.id });
  expect((await jobOf(manager, projectId)).job.state).toBe('Open');
  expect((await addJobFile(manager, projectId)).number).toBe(2);
});
