import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { alertsOf } from '@tidemark/contract/drying/alerts/alerts';
import { isDry } from '@tidemark/contract/drying/dry';
import { dryingOf } from '@tidemark/contract/drying/whole';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { projectStatuses } from '@tidemark/contract/projects';
import { projectClaimTypes, projectPriorities } from '@tidemark/contract/projects/fields';
import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { useApi } from '../testing/use-api.ts';
import { addEvidence } from './add-evidence.ts';
import { demoAccountsIn } from './demo-accounts.ts';
import { fillDemo } from './fill-demo.ts';

const api = useApi();
const log = pino({ level: 'silent' });
/** Its clocks never show UTC's day and hour. */
const zone = 'Pacific/Kiritimati';
const of = { timeZone: zone, small: true };
const emails = ['technician', 'technician2', 'supervisor', 'manager', 'admin'].map(
  (name) => `${name}@demo.tidemark.example`,
);

async function signIn(email: string): Promise<Client> {
  const reply = await api.anyone.send('auth.login', { body: { email, password: 'tidemark-demo' } });
  return new Client(api.url, reply.ok().tokens.accessToken);
}

beforeAll(async () => {
  expect(await demoAccountsIn(api.db), 'in a database without demo data').toEqual([]);
  const filled = await Promise.all([fillDemo(api.db, log, of), fillDemo(api.db, log, of)]);
  const [made, ...none] = filled.filter((one) => one !== undefined);
  expect(none, 'of the other server').toEqual([]);
  await addEvidence(api.db, api.files, made!);
});

test.each(emails)('demo data: %s signs in', async (email) => {
  const who = await signIn(email);
  expect((await who.send('auth.me')).ok().technician).toMatchObject({ email, status: 'Active' });
});

test('demo data: the accounts named at the start, only those that exist and are active', async () => {
  expect((await demoAccountsIn(api.db)).map(({ email }) => email)).toEqual(emails);
  const shut = await api.db
    .updateTable('technicians')
    .set({ status: 'Inactive' })
    .where('email', '=', emails[1]!)
    .returning('id')
    .executeTakeFirstOrThrow();
  const left = (await demoAccountsIn(api.db)).map(({ email }) => email);
  await api.db.updateTable('technicians').set({ status: 'Active' }).where('id', '=', shut.id).execute();
  expect(left).toEqual(emails.toSpliced(1, 1));
});

test('demo data: projects, cover every status, priority and claim type', async () => {
  const manager = await signIn(emails[3]!);
  const { projects, pagination } = (await manager.send('projects.list', { query: { limit: 100 } })).ok();
  expect(pagination.total).toBeGreaterThanOrEqual(24);
  const has = (field: 'status' | 'priority' | 'claimType') =>
    new Set(projects.map((project) => project[field]));
  expect([...has('status')].sort()).toEqual([...projectStatuses].sort());
  expect([...has('priority')].sort()).toEqual([...projectPriorities].sort());
  expect(projectClaimTypes.every((claimType) => has('claimType').has(claimType))).toBe(true);
  for (const { assignedDateTime, startedAt, completedAt } of projects) {
    const happened = [assignedDateTime, startedAt, completedAt].filter((at) => at !== null);
    expect(happened).toEqual(happened.toSorted());
  }
});

test('demo data: both technicians have projects with one inspection in progress each', async () => {
  for (const email of emails.slice(0, 2)) {
    const who = await signIn(email);
    expect((await who.send('projects.assigned')).ok().counts.all).toBeGreaterThan(5);
    const { inspections } = (await who.send('inspections.list', { query: { status: 'In Progress' } })).ok();
    expect(inspections).toHaveLength(1);
    const project = (await who.send('projects.read', { params: { id: inspections[0]!.projectId } })).ok()
      .project;
    expect(project.status).toBe('In Progress');
  }
});

test('demo data: one inspection, completed by the rules with a filled claim sheet', async () => {
  const manager = await signIn(emails[3]!);
  const { inspections } = (await manager.send('inspections.list', { query: { status: 'Completed' } })).ok();
  expect(inspections).toHaveLength(1);
  const [{ id, projectId, claimNumber }] = inspections as [(typeof inspections)[number]];
  expect(missingInStepOne(inspections[0]!)).toEqual([]);
  expect((await manager.send('projects.read', { params: { id: projectId } })).ok().project.status).toBe(
    'Completed',
  );
  const { rooms } = (await manager.send('rooms.of-inspection', { params: { inspectionId: id } })).ok();
  expect(rooms[0]!.claimItem!.filledCount).toBeGreaterThan(0);
  const { claimSheetData } = (
    await manager.send('claim-sheets.read', { params: { roomId: rooms[0]!.id } })
  ).ok();
  expect(claimSheetData).not.toEqual(toClaimSheetData({}));
  const found = (await manager.send('projects.list', { query: { search: claimNumber! } })).ok().projects;
  expect(found.map((project) => project.id)).toEqual([projectId]);
});

test('demo data: the completed inspection has photos in its rooms, debris and a document, whose bytes open', async () => {
  const manager = await signIn(emails[3]!);
  const { inspections } = (await manager.send('inspections.list', { query: { status: 'Completed' } })).ok();
  const [{ id, projectId, trashPhotos }] = inspections as [(typeof inspections)[number]];
  const { documentation } = (
    await manager.send('documentation.of-inspection', { params: { inspectionId: id } })
  ).ok();
  const { photos, documents } = documentation;
  expect([photos.length, trashPhotos.length, documents.length]).toEqual([11, 1, 1]);
  expect(new Set(photos.map(({ roomId }) => roomId)).size).toBe(2);
  expect(photos[0]!.description).toMatch(/^Before/);
  expect(photos.at(-1)!.description).toMatch(/^After/);
  const { evidence } = (await manager.send('evidence.read', { params: { id: projectId } })).ok();
  expect(evidence.files).toBe(13);
  expect(evidence.size, 'bytes of the originals').toBeLessThan(2_000_000);
  // Three keys of a photo, one of the document, and none still arriving.
  expect(await api.stored()).toHaveLength(12 * 3 + 1);
});

test('demo data: filled again or into a database with an account, nothing changes', async () => {
  const state = () =>
    Promise.all(
      (['technicians', 'projects', 'inspections', 'rooms', 'claimSheetRows', 'files'] as const).map((table) =>
        api.db.selectFrom(table).selectAll().execute(),
      ),
    );
  const before = await state();
  expect(await fillDemo(api.db, log)).toBeUndefined();
  expect(await state()).toEqual(before);
});

test('demo data: an arrival, shown at the local time of the zone where the inspection was started', async () => {
  const inspections = await api.db
    .selectFrom('inspections')
    .select(['startedAt', 'arrivalDate', 'arrivalTime'])
    .execute();
  expect(inspections.length).toBeGreaterThan(0);
  for (const { startedAt, arrivalDate, arrivalTime } of inspections) {
    const fourteenHoursOn = new Date(new Date(startedAt!).getTime() + 14 * 3_600_000).toISOString();
    expect([arrivalDate, arrivalTime]).toEqual([fourteenHoursOn.slice(0, 10), fourteenHoursOn.slice(11, 16)]);
  }
});

test('demo data: one job dries on its third day with alerts, one is dry and closed', async () => {
  const manager = await signIn(emails[3]!);
  const read = async (id: number) => {
    const { drying: head, records, ...stock } = (await manager.send('drying.read', { params: { id } })).ok();
    return dryingOf(id, [head, ...records], stock);
  };
  const [open, closed] = [await read(10), await read(3)];
  const given = { altitudeFt: 0, now: new Date().toISOString() };
  expect(open.visits).toHaveLength(3);
  expect(new Set(alertsOf(open, given).map(({ key }) => key.split(':')[0])).size).toBeGreaterThan(1);
  expect(closed.closedAt).not.toBeNull();
  expect(isDry(closed)).toBe(true);
  const { drying } = (await manager.send('today.read', {})).ok();
  expect(drying.jobs.map(({ id }) => id)).toEqual([10]);
  const { inspectionId } = await api.db
    .selectFrom('estimates')
    .select('inspectionId')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { estimate } = (await manager.send('estimates.read', { params: { id: inspectionId } })).ok();
  expect(estimate).toMatchObject({ projectId: 3, number: 2, drying: expect.anything() });
  expect(estimate.dryingSoFar).toBeUndefined();
});
