import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Inspection, newInspection } from '@tidemark/contract/inspections/inspection';
import { type Project, projectActions } from '@tidemark/contract/projects';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { perform } from '../offline/outbox/perform.ts';
import { device } from '../offline/store/device.ts';
import { notePulled } from '../offline/store/pulled.ts';
import { readRecords } from '../offline/store/use-records.ts';
import { freshDevice } from '../offline/testing/browser.ts';
import { onePage, taken } from '../offline/testing/envelope.ts';
import { latestOf } from './latest-inspection.ts';
import { openInspection, openUnlessCancelled } from './open-inspection.ts';

const dayBefore = '2026-10-31T08:00:00.000Z';
const project = { id: 7, status: 'In Progress', startedAt: dayBefore } as unknown as Project;

/** The server's inspections, in the order they were begun, and the project. */
let known: Inspection[] = [];
let atOffice = project;
let office: Server;
beforeEach(async () => {
  known = [];
  atOffice = project;
  office = createServer(({ url }, response) => {
    const data = url?.includes('/projects/')
      ? { project: atOffice }
      : { inspections: known.toReversed(), pagination: onePage };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(taken(data));
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  await device().projects.put(project);
});
async function loseOffice(): Promise<void> {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
}
afterEach(loseOffice);

const anew = 'Starting a new inspection for this project.';
const completed = 'This inspection has already been completed.';
const resumed = 'Resuming inspection from step 3 of 4.';

const cases: [statuses: Inspection['status'][], notice: string, shown: number | 'a new one'][] = [
  [[], anew, 'a new one'],
  [['Cancelled'], anew, 'a new one'],
  [['Completed'], completed, 0],
  [['In Progress'], resumed, 0],
  [['Completed', 'Cancelled'], anew, 'a new one'],
  [['Cancelled', 'Completed'], completed, 1],
  [['Completed', 'In Progress'], resumed, 1],
  [['In Progress', 'Cancelled'], resumed, 0],
  [['Cancelled', 'Completed', 'Cancelled', 'Cancelled'], anew, 'a new one'],
];

/** One inspection per status, each begun a day after the previous one. */
const begun = (statuses: Inspection['status'][]): Inspection[] =>
  statuses.map((status, day) => ({
    ...newInspection({
      id: `0190a000-0000-7000-8000-00000000000${day}`,
      projectId: project.id,
      technicianId: 1,
      at: `2026-11-0${day + 1}T08:00:00.000Z`,
    }),
    status,
    completedAt: status === 'Completed' ? `2026-11-0${day + 1}T12:00:00.000Z` : null,
    currentStep: 3,
  }));

const shownByWizard = async () => latestOf(await readRecords('inspections', { projectId: project.id }));

test.each(cases)(
  'open inspection: after %j Start says "%s", and the wizard shows that',
  async (statuses, notice, shown) => {
    known = begun(statuses);
    const opened = await openInspection(project);
    expect(opened.notice).toBe(notice);
    expect(await shownByWizard()).toMatchObject({
      id: opened.inspectionId,
      status: shown === 'a new one' ? 'In Progress' : statuses[shown],
    });
    const before = known.findIndex(({ id }) => id === opened.inspectionId);
    expect(before).toBe(shown === 'a new one' ? -1 : shown);
  },
);

test('open inspection: one the server has at the Cancel step resumes at the last of the four steps, as announced', async () => {
  known = begun(['In Progress']).map((one) => ({ ...one, currentStep: 5 }));
  expect((await openInspection(project)).notice).toBe('Resuming inspection from step 4 of 4.');
});

test('open inspection: the address alone, nothing begins where the server has a cancelled inspection', async () => {
  known = begun(['Completed', 'Cancelled']);
  expect(await openUnlessCancelled(project)).toBeUndefined();
  expect(await shownByWizard()).toMatchObject({ status: 'Cancelled' });
  expect(await device().outbox.count()).toBe(0);
});

test('open inspection: the address alone, the first inspection begins even when the server cannot be reached', async () => {
  await loseOffice();
  const assigned: Project = { ...project, status: 'Assigned', startedAt: null };
  await device().projects.put(assigned);
  const opened = await openUnlessCancelled(assigned);
  expect(opened?.notice).toBe(anew);
  expect(await shownByWizard()).toMatchObject({ id: opened?.inspectionId, status: 'In Progress' });
});

test('open inspection: a project under way whose inspections never were on this device, no second one begins', async () => {
  await loseOffice();
  await expect(openInspection(project)).rejects.toThrow(
    "hasn't been loaded on this device yet. Connect once",
  );
  await expect(openUnlessCancelled(project)).rejects.toThrow(
    "hasn't been loaded on this device yet. Connect once",
  );
  expect(await device().outbox.count()).toBe(0);
  await device().change(() => notePulled(device(), 'inspections', project.id));
  expect((await openInspection(project)).notice).toBe(anew);
});

test('open inspection: a project set to In Progress here and unsent, an inspection begins without the server', async () => {
  await loseOffice();
  await device().projects.put({ ...project, status: 'Assigned', startedAt: null });
  await perform(projectActions.update, { params: { id: project.id }, body: { status: 'In Progress' } });
  expect((await openInspection(project)).notice).toBe(anew);
});

test('open inspection: a re-opened project, a new one begins although the device knows only the completed one', async () => {
  known = begun(['Completed']);
  atOffice = { ...project, status: 'Assigned', startedAt: null };
  const opened = await openInspection(project);
  expect(opened.notice).toBe(anew);
  expect(await shownByWizard()).toMatchObject({ id: opened.inspectionId, status: 'In Progress' });
});

test('open inspection: one completed on another device does not begin again on one that has not been told', async () => {
  await device().projects.put({ ...project, status: 'Assigned', startedAt: null });
  known = begun(['Completed']);
  atOffice = { ...project, status: 'Completed' };
  expect((await openInspection({ ...project, status: 'Assigned', startedAt: null })).notice).toBe(completed);
  expect(await device().outbox.count()).toBe(0);
});

test.each([
  ['none', []],
  ['a cancelled one', ['Cancelled']],
] as const)(
  'open inspection: a project completed since with %s, no inspection begins that could never be sent',
  async (_, statuses) => {
    const assigned: Project = { ...project, status: 'Assigned', startedAt: null };
    await device().projects.put(assigned);
    known = begun([...statuses]);
    atOffice = { ...project, status: 'Completed' };
    await expect(openInspection(assigned)).rejects.toThrow('This project is completed');
    expect(await openUnlessCancelled(assigned)).toBeUndefined();
    expect(await device().outbox.count()).toBe(0);
  },
);

test('open inspection: offline and the project is completed, none begins', async () => {
  const done: Project = { ...project, status: 'Completed' };
  await device().projects.put(done);
  await loseOffice();
  await expect(openInspection(done)).rejects.toThrow('This project is completed');
  expect(await openUnlessCancelled(done)).toBeUndefined();
  expect(await device().outbox.count()).toBe(0);
});

test('open inspection: a device that cannot open an inspection says which part failed', async () => {
  const broken = () => {
    throw new Error('The disk is gone.');
  };
  device().inspections.hook('creating', broken);
  await expect(openInspection(project)).rejects.toThrow('Failed to create inspection');
  known = begun(['Completed']);
  await expect(openUnlessCancelled(project)).rejects.toThrow('Failed to initialize inspection');
  await expect(openInspection(project)).rejects.toThrow('Failed to initialize inspection');
  expect(await device().outbox.count()).toBe(0);
});

test('open inspection: a device without space says so, and which part failed', async () => {
  device().inspections.hook('creating', () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const noRoom = 'Failed to create inspection. This device is out of space. Free up space and try again.';
  await expect(openInspection(project)).rejects.toThrow(noRoom);
});
