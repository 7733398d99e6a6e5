import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Project } from '@tidemark/contract/projects';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { device } from '../store/device.ts';
import { readRecords } from '../store/use-records.ts';
import { freshDevice } from '../testing/browser.ts';
import { onePage, taken } from '../testing/envelope.ts';
import { pullAssigned } from './pull-assigned.ts';

let office: Server;
let assigned: Project[];
/** What happens in the office once a page was read. */
let afterPage: (page: number) => void;

beforeEach(async () => {
  afterPage = () => {};
  office = createServer((request, response) => {
    const { searchParams: asked } = new URL(request.url!, 'http://office');
    const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))];
    const projects = assigned.slice((page - 1) * limit, page * limit);
    response.end(taken({ projects, pagination: onePage, counts: { all: 0 } }));
    afterPage(page);
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  const { technicianId } = device();
  assigned = Array.from({ length: 250 }, (_, n) => ({ id: n + 1, technicianId, updatedAt: '' }) as Project);
  await pullAssigned();
});
afterEach(async () => {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});

const held = async () => new Set((await readRecords('projects')).map(({ id }) => id));

test('pull assigned: a project given to someone else leaves the device', async () => {
  assigned = assigned.filter(({ id }) => id !== 40);
  const { projects } = await pullAssigned();
  expect(projects).toHaveLength(249);
  expect(await held()).toEqual(new Set(assigned.map(({ id }) => id)));
});

test.each([
  ['goes to another place in the list', (one: Project[]) => [...one.toSpliced(9, 1), one[9]!]],
  ['is given to somebody else', (one: Project[]) => one.toSpliced(9, 1)],
])(
  'pull assigned: a project %s while the pages are read: the one that moves past them stays',
  async (_, change) => {
    let changed = false;
    afterPage = () => {
      if (!changed) assigned = change(assigned);
      changed = true;
    };
    const { projects } = await pullAssigned();
    expect(projects.map(({ id }) => id)).toContain(101);
    expect(await held()).toContain(101);
  },
);
