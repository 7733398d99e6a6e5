import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newDrying } from '@tidemark/contract/drying/record';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { usualSettings } from '@tidemark/contract/sketch/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Device, device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { onePage, refusedWith, taken } from '../testing/envelope.ts';
import { pullDetails } from './pull-details.ts';
import { pullNews } from './pull-news.ts';
import { noteShown } from './shown.ts';

let server: Server;
let on: Device;
let asked: string[] = [];
let isTheirs = false;

const inspection = newInspection({ id: 'i7', projectId: 7, technicianId: 1, at: '2026-11-20T10:00:00.000Z' });
const rooms = ['r1', 'r2'].map((id) => ({
  id,
  inspectionId: 'i7',
  claimItem: { id: `c-${id}`, filledCount: 1 },
}));
const photo = { id: 'p1', inspectionId: 'i7', category: 'photo', url: '' };
const answers: [path: RegExp, data: () => object][] = [
  [/^\/projects\/7\/job/, () => ({ job: { projectId: 7, followUps: [] }, files: [] })],
  [/^\/projects\/7\/documents/, () => ({ documents: [] })],
  [/^\/projects\/7\/evidence/, () => ({ profile: null, waivers: [] })],
  [/^\/evidence-profiles/, () => ({ profiles: [] })],
  [/^\/projects\/7\/drying/, () => ({ drying: newDrying(7), records: [], meters: [], units: [] })],
  [/^\/document-templates/, () => ({ templates: [] })],
  [/^\/meters/, () => ({ meters: [], pagination: onePage })],
  [/^\/units/, () => ({ units: [], pagination: onePage })],
  [/^\/price-list/, () => ({ priceList: { fees: {} } })],
  [
    /^\/sketch-settings/,
    () => ({ settings: { version: 1, savedAt: null, savedBy: null, ...usualSettings } }),
  ],
  [/^\/company/, () => ({ company: { version: 1, licences: [] } })],
  [/^\/projects\//, () => ({ project: { id: 7, technicianId: device().technicianId } })],
  [/^\/inspections/, () => ({ inspections: [inspection], pagination: onePage })],
  [/^\/follow-up-inspections\//, () => ({ followUps: [{ id: 'f1', originalProjectId: 7 }] })],
  [/^\/rooms\/claim-sheet-data\//, () => ({ claimSheetData: {} })],
  [/^\/rooms\//, () => ({ rooms })],
  [/^\/documentation\//, () => ({ documentation: { photos: [photo], documents: [], voiceNotes: [] } })],
];

beforeEach(async () => {
  asked = [];
  isTheirs = false;
  server = createServer((request, response) => {
    const path = request.url!.replace('/api/v1', '').replace(/\?.*/, '');
    asked.push(path);
    if (isTheirs) return response.writeHead(404).end(refusedWith('project_not_found'));
    response.end(taken(answers.find(([one]) => one.test(path))![1]()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  on = freshDevice(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('news of a project opened here: the project, its inspections and rooms, and the sheet on the screen', async () => {
  await pullDetails(7);
  asked = [];
  const hide = noteShown('sheets/r2');
  await pullNews(7);
  expect(asked).toEqual([
    '/projects/7',
    '/inspections',
    '/rooms/inspection/i7',
    '/rooms/claim-sheet-data/r2',
    '/projects/7/job',
    '/projects/7/documents',
    '/projects/7/drying',
    '/projects/7/evidence/held',
  ]);
  hide();
  asked = [];
  await pullNews(7);
  expect(asked).toHaveLength(7);
});

test('news of a project that is new to this person: all of it, to be worked on offline', async () => {
  await pullNews(7);
  for (const list of [on.projects, on.inspections, on.followUps, on.documentation])
    expect(await list.count(), list.name).toBe(1);
  expect(await on.sheets.count()).toBe(2);
});

test('news of a project that is somebody else’s by now: it leaves this device, and that is no failure', async () => {
  await pullDetails(7);
  isTheirs = true;
  await pullNews(7);
  expect(await on.projects.count()).toBe(0);
});
