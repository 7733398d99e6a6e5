import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { roomActions } from '@tidemark/contract/rooms';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lay } from '../store/lay.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { addPhoto } from '../testing/photos.ts';
import { perform, performAll, plan } from './perform.ts';
import { fromQueue } from './queue.ts';
import { countsOf } from './send-state.ts';

const projectId = 7;
const inspectionId = uuidv7();
const office = new Office();
/** What a screen was told is waiting, each time. */
let told: number[];
let stop = () => {};

beforeEach(async () => {
  office.project(projectId);
  freshDevice('http://127.0.0.1:1');
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since: 0 });
  told = [];
  stop = fromQueue(countsOf).subscribe(({ waiting }) => told.push(waiting));
  await until(() => told.length > 0);
});

afterEach(() => stop());

const begin = () =>
  perform(inspectionActions.create, { body: { id: inspectionId, projectId, technicianId: 1 } });
const note = (additionalNotes: string) =>
  perform(inspectionActions.update, { params: { id: inspectionId }, body: { additionalNotes } });

test('outbox: a new entry is announced before its maker continues, not when the queue is read again', async () => {
  expect(told).toEqual([0]);
  await begin();
  expect(told.at(-1)).toBe(1);
  await performAll(
    plan(roomActions.create, { body: { id: uuidv7(), inspectionId, name: 'Attic', type: 'Attic' } }),
    plan(projectActions.start, { params: { id: projectId } }),
  );
  expect(told.at(-1)).toBe(3);
  await addPhoto(inspectionId, 'van.jpg', 'a van');
  expect(told.at(-1)).toBe(4);
});

test('outbox: a change merged into a waiting one is not counted twice', async () => {
  await begin();
  await note('wet');
  expect(told.at(-1)).toBe(2);
  await note('wet and cold');
  expect(told.at(-1)).toBe(2);
});

test("outbox: an addition to someone else's queue is not announced", async () => {
  freshDevice('http://127.0.0.1:1');
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since: 0 });
  await begin();
  expect(told).toEqual([0]);
});
