import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newDrying } from '@tidemark/contract/drying/record';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import type { Project, ProjectStatus } from '@tidemark/contract/projects';
import { usualSettings } from '@tidemark/contract/sketch/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Device, device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { onePage, taken } from '../testing/envelope.ts';
import { pullAhead } from './pull-ahead.ts';

const at = '2026-11-20T10:00:00.000Z';
let server: Server;
let on: Device;
let asked: string[] = [];
/** What another device has made of each inspection. */
let ended: { status?: 'Cancelled'; updatedAt?: string } = {};

/** What the office has of every project: an inspection with a room and its sheet, a follow-up, two photos and one of the job. */
function answerTo(path: string, query: URLSearchParams): unknown {
  asked.push(`${path}${query.size > 0 ? `?${query}` : ''}`);
  const last = path.split('/').at(-1)!;
  if (path === '/inspections') {
    const projectId = Number(query.get('projectId'));
    const inspection = {
      ...newInspection({ id: `i${projectId}`, projectId, technicianId: 1, at }),
      ...ended,
    };
    const trashPhotos = [{ id: `t${projectId}`, fileUrl: '/x' }];
    return { inspections: [{ ...inspection, trashPhotos }], pagination: onePage };
  }
  if (path.endsWith('/job')) {
    const projectId = Number(path.split('/').at(-2));
    const file = { id: `j${projectId}`, projectId, category: 'photo', url: '/x' };
    return { job: { projectId, followUps: [] }, files: [file] };
  }
  if (path.endsWith('/documents')) {
    const projectId = Number(path.split('/').at(-2));
    return { documents: [{ id: `d${projectId}`, projectId, title: 'Work Authorization' }] };
  }
  if (path.endsWith('/drying')) {
    const projectId = Number(path.split('/').at(-2));
    return { drying: newDrying(projectId), records: [], meters: [], units: [] };
  }
  if (path.endsWith('/evidence/held')) {
    const waiver = {
      record: 'waiver',
      id: `w${path.split('/').at(-3)}`,
      projectId: Number(path.split('/').at(-3)),
    };
    return { profile: null, waivers: [waiver], billing: { issued: true, invoiced: 5, approved: 5 } };
  }
  if (path === '/evidence-profiles') return { profiles: [{ id: 'basic', version: 2 }] };
  if (path === '/meters') return { meters: [], pagination: onePage };
  if (path === '/units') return { units: [], pagination: onePage };
  if (path === '/document-templates') return { templates: [] };
  if (path === '/price-list') return { priceList: { fees: {} } };
  if (path === '/sketch-settings')
    return { settings: { version: 1, savedAt: null, savedBy: null, ...usualSettings } };
  if (path === '/company') return { company: { version: 1, licences: [] } };
  if (path.startsWith('/follow-up-inspections/'))
    return { followUps: [{ id: `f${last}`, originalProjectId: Number(last) }] };
  if (path.startsWith('/rooms/claim-sheet-data/')) return { claimSheetData: {} };
  if (path.startsWith('/rooms/'))
    return { rooms: [{ id: `r-${last}`, inspectionId: last, claimItem: { id: 'c', filledCount: 1 } }] };
  const photo = { id: `p-${last}`, inspectionId: last, category: 'photo', url: '/x' };
  return { documentation: { photos: [photo], documents: [], voiceNotes: [] } };
}

const picture = { 'Content-Type': 'image/jpeg', 'Content-Disposition': 'inline; filename="small.jpg"' };

beforeEach(async () => {
  asked = [];
  ended = {};
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!.replace('/api/v1', ''), 'http://office');
    if (pathname.startsWith('/documentation/file/')) return response.writeHead(200, picture).end('small');
    response.setHeader('Content-Type', 'application/json');
    response.end(taken(answerTo(pathname, searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  on = freshDevice(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const project = (id: number, status: ProjectStatus) =>
  ({ id, status, technicianId: device().technicianId, updatedAt: at }) as Project;
const keysOf = async (table: string) => (await on.table(table).toCollection().primaryKeys()).sort();

test('pull ahead: every open project is fetched in full: inspections, rooms, sheets, follow-ups, files and small pictures', async () => {
  await pullAhead([project(1, 'In Progress'), project(2, 'Assigned'), project(3, 'Completed')]);
  expect(await keysOf('inspections')).toEqual(['i1', 'i2']);
  expect(await keysOf('rooms')).toEqual(['r-i1', 'r-i2']);
  expect(await keysOf('sheets')).toEqual(['r-i1', 'r-i2']);
  expect(await keysOf('followUps')).toEqual(['f1', 'f2']);
  expect(await keysOf('documentation')).toEqual(['p-i1', 'p-i2']);
  expect(await keysOf('jobFiles')).toEqual(['j1', 'j2']);
  expect(await keysOf('documents')).toEqual(['d1', 'd2']);
  expect(await keysOf('evidenceRecords')).toEqual(['billing-1', 'billing-2', 'w1', 'w2']);
  expect(await keysOf('paperwork')).toEqual(['held']);
  expect(await keysOf('evidenceProfiles')).toEqual(['basic']);
  expect(await keysOf('thumbs')).toEqual(['j1', 'j2', 'p-i1', 'p-i2', 't1', 't2']);
});

test('pull ahead: work in progress is fetched each time, work ahead only after half a day', async () => {
  const projects = [project(1, 'In Progress'), project(2, 'Assigned')];
  await pullAhead(projects);
  asked = [];
  await pullAhead(projects);
  expect(asked.filter((path) => path.includes('projectId=1'))).toHaveLength(1);
  expect(asked.filter((path) => path.includes('projectId=2'))).toHaveLength(0);
  await on.meta.put({ key: 'brought:inspections:2', value: '2026-11-01T10:00:00.000Z' });
  await pullAhead(projects);
  expect(asked.filter((path) => path.includes('projectId=2'))).toHaveLength(1);
});

test('pull ahead: an inspection another device has ended is fetched once more, and then no more', async () => {
  const pulling = async () => {
    asked = [];
    await pullAhead([project(1, 'In Progress')]);
    return asked.filter((path) => path === '/documentation/inspection/i1').length;
  };
  expect(await pulling()).toBe(1);
  ended = { status: 'Cancelled', updatedAt: new Date().toISOString() };
  expect(await pulling()).toBe(1);
  ended = { status: 'Cancelled', updatedAt: new Date(Date.now() - 13 * 3_600_000).toISOString() };
  expect(await pulling()).toBe(0);
});

test('pull ahead: of completed projects the open job comes where something was added, once in half a day', async () => {
  const done = (id: number, of: Partial<Project>) => ({ ...project(id, 'Completed'), begunAt: at, ...of });
  const projects = [
    done(1, { jobWrittenAt: at }),
    done(2, { jobWrittenAt: null }),
    done(3, { jobWrittenAt: at, jobClosedAt: at }),
  ];
  await pullAhead(projects);
  await pullAhead(projects);
  expect(asked).toEqual([
    ...['/projects/1/job', '/projects/1/documents', '/projects/1/drying', '/projects/1/evidence/held'],
    // What documents are made of, for all projects.
    ...['/document-templates', '/company', '/price-list', '/sketch-settings'],
    // And what is measured with, and placed.
    ...['/meters?page=1&limit=100', '/units?page=1&limit=100'],
    // And what jobs must show.
    '/evidence-profiles',
  ]);
  expect(await keysOf('thumbs')).toEqual(['j1']);
});

test('a technician with very many projects has the first of them pulled', async () => {
  const none = { open: 3, others: 9, thumbs: 0 };
  await pullAhead(
    Array.from({ length: 1_000 }, (_, index) => project(index + 1, 'Assigned')),
    none,
  );
  expect(await keysOf('inspections')).toEqual(['i1', 'i2', 'i3']);
  expect(await on.thumbs.count()).toBe(0);
});
