import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../offline/testing/browser.ts';
import { bringDetails } from './bring-details.ts';

/** What the address of a call the office fails at begins with. */
let broken = '';
let office: Server;
const at = '2026-11-20T08:52:00.000Z';
const inspection = newInspection({
  id: '0190a000-0000-7000-8000-000000000001',
  projectId: 7,
  technicianId: 1,
  at,
});
const known: [path: RegExp, data: object][] = [
  [/^\/projects\//, { project: { id: 7 } }],
  [/^\/inspections\?/, { inspections: [inspection] }],
  [/^\/follow-up-inspections\//, { followUps: [] }],
  [/^\/rooms\//, { rooms: [] }],
  [/^\/documentation\//, { documentation: { photos: [], documents: [], voiceNotes: [] } }],
];

beforeEach(async () => {
  office = createServer(({ url = '' }, response) => {
    const path = url.replace('/api/v1', '');
    const fails = path.startsWith(broken);
    const data = known.find(([one]) => one.test(path))![1];
    response.writeHead(fails ? 500 : 200).end(JSON.stringify(fails ? {} : { success: true, data }));
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
])('a page of which the office fails at %s says: %s', async (path, told) => {
  broken = path;
  const said: string[] = [];
  await expect(bringDetails(7, (failed) => said.push(failed))).rejects.toThrow('HTTP error! status: 500');
  expect(said.at(-1)).toBe(told);
});
