import type { Project } from '@tidemark/contract/projects';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../offline/testing/indexed-db.ts';
import type { Device } from '../offline/store/device.ts';
import { freshDevice, until } from '../offline/testing/browser.ts';
import { announceAssignments } from './announce-assignments.ts';

let on: Device;
let told: number[];
let end: () => void;
beforeEach(() => {
  on = freshDevice('http://127.0.0.1:1');
  told = [];
});
afterEach(() => end());

const assigned = (id: number, rest: Partial<Project> = {}) =>
  on.projects.put({ id, technicianId: on.technicianId, status: 'Assigned', ...rest } as Project);
const begin = () => {
  end = announceAssignments(({ id }) => told.push(id));
};

/** Adds projects until one is announced: the watch may not have begun earlier. */
async function untilTold(from: number): Promise<void> {
  let next = from;
  await until(
    () => told.length > 0,
    () => void assigned(next++),
  );
}

test('assignment notices: the first read is not announced; what is assigned after it is', async () => {
  begin();
  await assigned(1);
  await assigned(2);
  await on.meta.put({ key: 'refreshedAt', value: '2026-11-20T10:00:00.000Z' });
  await untilTold(3);
  expect(Math.min(...told)).toBeGreaterThan(2);
});

test("assignment notices: a changed project, another person's and a completed one are not announced", async () => {
  await on.meta.put({ key: 'refreshedAt', value: '2026-11-20T10:00:00.000Z' });
  await assigned(1);
  begin();
  await untilTold(100);
  told.length = 0;
  await assigned(1, { status: 'In Progress' });
  await assigned(2, { technicianId: 4711 });
  await assigned(4, { status: 'Completed' });
  await assigned(5);
  await until(() => told.includes(5));
  expect(told.filter((id) => id < 100)).toEqual([5]);
});
