import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newDrying } from '@tidemark/contract/drying/record';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copy } from '../../projects/copy.ts';
import { device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { onePage, refusedWith, taken } from '../testing/envelope.ts';
import { pull } from './pull.ts';
import { pullDetails } from './pull-details.ts';

/** What the address of a call the office fails at begins with. */
let broken = '';
let office: Server;
let asked: string[] = [];
const ids = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'] as const;
const inspectionAt = (id: string, at: string) => newInspection({ id, projectId: 7, technicianId: 1, at });
const inspections = [
  inspectionAt(ids[0], '2026-11-20T08:52:00.000Z'),
  inspectionAt(ids[1], '2026-11-21T08:52:00.000Z'),
];
let listed = inspections;
/** When the calls fail that do. */
let failing = Promise.resolve();
const known: [path: RegExp, data: () => object][] = [
  [/^\/projects\/7\/job/, () => ({ job: { projectId: 7, followUps: [] }, files: [] })],
  [/^\/projects\/7\/documents/, () => ({ documents: [] })],
  [/^\/projects\/7\/evidence/, () => ({ profile: null, waivers: [] })],
  [/^\/evidence-profiles/, () => ({ profiles: [] })],
  [/^\/projects\/7\/drying/, () => ({ drying: newDrying(7), records: [], meters: [], units: [] })],
  [/^\/projects\//, () => ({ project: { id: 7 } })],
  [/^\/inspections\?/, () => ({ inspections: listed, pagination: onePage })],
  [/^\/follow-up-inspections\//, () => ({ followUps: [] })],
  [/^\/rooms\//, () => ({ rooms: [] })],
  [/^\/documentation\//, () => ({ documentation: { photos: [], documents: [], voiceNotes: [] } })],
];

beforeEach(async () => {
  asked = [];
  listed = inspections;
  failing = Promise.resolve();
  office = createServer(({ url = '' }, response) => {
    const path = url.replace('/api/v1', '');
    asked.push(path);
    const fails = path.startsWith(broken);
    const data = known.find(([one]) => one.test(path))![1]();
    const answer = () =>
      response.writeHead(fails ? 500 : 200).end(fails ? refusedWith('internal') : taken(data));
    if (fails) void failing.then(answer);
    else answer();
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
});
afterEach(async () => {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});

test.each([
  ['/projects/', 'Failed to load project details'],
  ['/inspections', 'Failed to fetch inspection'],
  ['/rooms/', 'Failed to fetch rooms'],
  ['/documentation/', 'Failed to load project details'],
])('project details: a page whose request fails at %s says: %s', async (path, told) => {
  broken = path;
  const said: string[] = [];
  await expect(pullDetails(7, (list) => said.push(copy.partFailed(list)))).rejects.toThrow(
    'Something went wrong on the server.',
  );
  expect(said.at(-1)).toBe(told);
});

test('project details: several inspections, the rooms of the newest come first', async () => {
  broken = 'nothing';
  await pullDetails(7);
  const ofRooms = asked.filter((path) => path.startsWith('/rooms/'));
  expect(ofRooms.map((path) => ids.findIndex((id) => path.includes(id)))).toEqual([1, 0]);
});

test('a project the office would not give: its inspections stay, though their list came empty', async () => {
  broken = 'nothing';
  await pullDetails(7);
  broken = '/projects/';
  listed = [];
  asked = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  failing = promise;
  const pulling = pullDetails(7);
  await expect.poll(() => asked).toHaveLength(7);
  // What was asked for after it is laid by then.
  await pull('documentation', ids[0]);
  resolve();
  await expect(pulling).rejects.toThrow('Something went wrong on the server.');
  expect(await device().inspections.count()).toBe(2);
});
