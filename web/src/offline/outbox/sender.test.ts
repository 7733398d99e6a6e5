import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { getSession, setSession } from '../session/session.ts';
import { lay, mark } from '../store/lay.ts';
import { until } from '../testing/browser.ts';
import { projectId, withOneProject } from '../testing/one-project.ts';
import { perform } from './perform.ts';
import { fromQueue } from './queue.ts';
import { countsOf, kindOf } from './send-state.ts';
import { startSender } from './sender.ts';
import { discard, retry } from './settle.ts';
import { noteTyping } from './typing.ts';

const at = withOneProject();
const { start, begin, addRoom, empty, refusedOnly, applied } = at;

const save = (inspectionId: string, inspectionRoomId: string, rows: SheetRows) =>
  perform(claimSheetActions.save, {
    body: { inspectionId, inspectionRoomId, claimSheetData: toClaimSheetPart(rows) },
  });
const submit = (id: string) => perform(inspectionActions.submit, { params: { id }, body: {} });

/** What a newly opened screen learns about the queue. */
const counts = () =>
  new Promise<ReturnType<typeof countsOf>>((resolve, reject) => {
    const stop = fromQueue(countsOf).subscribe((found) => {
      stop();
      resolve(found);
    }, reject);
  });

test('outbox: work done offline is sent in order when the network is back', async () => {
  const inspectionId = uuidv7();
  const roomId = uuidv7();
  await perform(projectActions.start, { params: { id: projectId } });
  await begin(inspectionId);
  await addRoom(roomId, inspectionId);
  await save(inspectionId, roomId, { 5: { yesX: 2 } });
  await submit(inspectionId);
  expect(kindOf(await counts(), false)).toBe('offline');
  start();
  await until(empty);
  expect(applied()).toEqual([
    'projects.start',
    'inspections.create',
    'rooms.create',
    'claim-sheets.save',
    'inspections.submit',
  ]);
  expect(at.office.get('sheets', roomId)).toMatchObject({ rows: { 5: { yesX: 2 } } });
  expect(kindOf(await counts(), true)).toBe('sent');
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: figures are typed, changes are sent in the pause after the last key', async () => {
  start();
  let lastKey = performance.now();
  noteTyping();
  await begin(uuidv7());
  for (let keys = 0; keys < 3; keys++) {
    await until(() => performance.now() > lastKey + 500);
    expect(applied()).toEqual([]);
    lastKey = performance.now();
    noteTyping();
  }
  await until(empty);
  expect(performance.now() - lastKey).toBeGreaterThanOrEqual(1_000);
  expect(applied()).toEqual(['inspections.create']);
});

test('outbox: the person says Send now, changes do not wait for a pause of the typing', async () => {
  start();
  noteTyping();
  await begin(uuidv7());
  await until(empty, () => {
    noteTyping();
    at.sender!.wake();
  });
  expect(applied()).toEqual(['inspections.create']);
});

test('outbox: calls an older app queued for Submit, sent in order and both accepted', async () => {
  const id = uuidv7();
  await begin(id);
  await perform(inspectionActions.complete, { params: { id }, body: {} });
  await perform(projectActions.complete, { params: { id: projectId } });
  start();
  await until(empty);
  expect(applied()).toEqual(['inspections.create', 'inspections.complete', 'projects.complete']);
  expect(at.office.theProject(projectId).status).toBe('Completed');
});

test('outbox: a submit refused over a hold, shown as done here and unchanged on the server', async () => {
  const id = uuidv7();
  at.office.judge = ({ action }) =>
    action === 'inspections.submit' ? { status: 409, code: 'status_change_refused' } : 'work';
  await begin(id);
  await submit(id);
  expect(await at.on.projects.get(projectId)).toMatchObject({ status: 'Completed' });
  start();
  await until(refusedOnly);
  expect(at.office.get('inspections', id)).toMatchObject({ status: 'In Progress' });
  expect(at.office.theProject(projectId).status).toBe('In Progress');
  const [refused] = await at.on.outbox.toArray();
  at.office.judge = () => 'work';
  await retry(at.on, refused!.seq);
  await until(empty);
  expect(await at.on.inspections.get(id)).toMatchObject({ status: 'Completed' });
  expect(await at.on.projects.get(projectId)).toMatchObject({ status: 'Completed' });
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: a failing server and lost responses delay a change and never double it', async () => {
  const inspectionId = uuidv7();
  let turn = 0;
  at.office.judge = () => (['fail', 'drop-answer', 'fail', 'work'] as const)[turn++ % 4]!;
  start();
  await begin(inspectionId);
  for (let n = 0; n < 6; n++) await addRoom(uuidv7(), inspectionId, `Room ${n}`);
  await until(empty, () => at.sender!.wake());
  expect(applied()).toEqual(['inspections.create', ...Array(6).fill('rooms.create')]);
  expect(await at.on.rooms.count()).toBe(6);
});

test('outbox: a refused change stays with its reason, and independent ones pass it', async () => {
  const inspectionId = uuidv7();
  const [bad, good] = [uuidv7(), uuidv7()];
  at.office.judge = ({ body }) =>
    body.name === 'Bad'
      ? { status: 400, code: 'validation_failed', message: 'Room name is required.' }
      : 'work';
  await begin(inspectionId);
  await addRoom(bad, inspectionId, 'Bad');
  await save(inspectionId, bad, { 5: { yesX: 1 } });
  await addRoom(good, inspectionId, 'Good');
  await submit(inspectionId);
  start();
  await until(async () => (await refusedOnly()) && applied().includes('rooms.create'));
  expect(applied()).toEqual(['inspections.create', 'rooms.create']);
  const entries = await at.on.outbox.toArray();
  expect(entries.map(({ action, state }) => [action, state])).toEqual([
    ['rooms.create', 'refused'],
    ['claim-sheets.save', 'waiting'],
    ['inspections.submit', 'waiting'],
  ]);
  expect(entries[0]!.refusal).toMatchObject({ status: 400, message: 'Room name is required.' });
  expect(kindOf(await counts(), true)).toBe('failed');
  expect(at.office.theProject(projectId).status).not.toBe('Completed');
});

test('outbox: a refused change is retried under a new key, and those it held back follow', async () => {
  const inspectionId = uuidv7();
  at.office.judge = ({ action }) => (action === 'rooms.create' ? { status: 409, code: 'id_taken' } : 'work');
  await begin(inspectionId);
  await addRoom(uuidv7(), inspectionId);
  await submit(inspectionId);
  start();
  await until(refusedOnly);
  const [refused] = await at.on.outbox.toArray();
  at.office.judge = () => 'work';
  await retry(at.on, refused!.seq);
  await until(empty);
  expect(at.office.applied.map(({ key }) => key)).not.toContain(refused!.key);
  expect(applied()).toEqual(['inspections.create', 'rooms.create', 'inspections.submit']);
});

test('outbox: discarding a refused create discards the work on it and releases the rest', async () => {
  const inspectionId = uuidv7();
  const roomId = uuidv7();
  at.office.judge = ({ action }) => (action === 'rooms.create' ? { status: 409, code: 'id_taken' } : 'work');
  await begin(inspectionId);
  await addRoom(roomId, inspectionId);
  await save(inspectionId, roomId, { 5: { yesX: 1 } });
  start();
  await until(refusedOnly);
  const [refused] = await at.on.outbox.toArray();
  await discard(at.on, refused!.seq);
  expect(await at.on.outbox.count()).toBe(0);
  expect(await at.on.rooms.get(roomId)).toBeUndefined();
  expect(await at.on.sheets.get(roomId)).toBeUndefined();
  expect(await at.on.inspections.get(inspectionId)).toBeDefined();
});

test("outbox: discarding a refused edit restores the server's values", async () => {
  const inspectionId = uuidv7();
  at.office.inspection(inspectionId, projectId);
  await lay(
    [{ table: 'inspections', id: inspectionId, record: at.office.get('inspections', inspectionId) as never }],
    {
      since: 0,
    },
  );
  at.office.judge = () => ({ status: 409, code: 'inspection_completed' });
  await perform(inspectionActions.update, { params: { id: inspectionId }, body: { category: 'Category 3' } });
  expect(await at.on.inspections.get(inspectionId)).toMatchObject({ category: 'Category 3' });
  start();
  await until(refusedOnly);
  await discard(at.on, (await at.on.outbox.toArray())[0]!.seq);
  expect(await at.on.inspections.get(inspectionId)).toMatchObject({ category: null });
});

test('outbox: a refused line is kept and marked; the others of the same call are sent', async () => {
  const inspectionId = uuidv7();
  const roomId = uuidv7();
  await begin(inspectionId);
  await addRoom(roomId, inspectionId);
  at.office.amend = ({ action }, data) =>
    action === 'claim-sheets.save'
      ? {
          summary: {},
          errors: [{ fieldMasterId: 9, field: 'detach', message: 'Enter 0 or more.' }],
          former: [],
        }
      : data;
  await save(inspectionId, roomId, { 5: { yesX: 2 }, 9: { detach: 3 } });
  start();
  await until(refusedOnly);
  const [kept] = await at.on.outbox.toArray();
  expect(kept!.input.body.claimSheetData).toEqual({ contents: [{ fieldMasterId: 9, detach: 3 }] });
  expect(kept!.refusal!.details).toEqual([{ field: '9.detach', message: 'Enter 0 or more.' }]);
  expect((await at.on.sheets.get(roomId))!.rows).toEqual({ 5: { yesX: 2 }, 9: { detach: 3 } });
  at.office.amend = (_, data) => data;
  await save(inspectionId, roomId, { 9: { detach: 4 } });
  await until(empty);
  expect((await at.on.sheets.get(roomId))!.rows).toEqual({ 5: { yesX: 2 }, 9: { detach: 4 } });
});

test('outbox: a create answered with another id moves the work done on it to that record', async () => {
  const [mine, theirs, roomId] = [uuidv7(), uuidv7(), uuidv7()];
  at.office.inspection(theirs, projectId);
  at.office.amend = ({ action }, data) =>
    action === 'inspections.create' ? { inspection: at.office.get('inspections', theirs) } : data;
  await begin(mine);
  await addRoom(roomId, mine);
  await save(mine, roomId, { 5: { yesX: 2 } });
  start();
  await until(empty);
  expect(await at.on.inspections.get(mine)).toBeUndefined();
  expect(await at.on.inspections.get(theirs)).toBeDefined();
  expect(await at.on.rooms.get(roomId)).toMatchObject({ inspectionId: theirs });
  expect(at.office.get('rooms', roomId)).toMatchObject({ inspectionId: theirs });
  await save(mine, roomId, { 5: { yesX: 3 } });
  await until(empty);
  expect(at.office.get('sheets', roomId)).toMatchObject({ inspectionId: theirs, rows: { 5: { yesX: 3 } } });
});

test('outbox: a read from before a change was confirmed does not undo it on screen', async () => {
  const inspectionId = uuidv7();
  await begin(inspectionId);
  start();
  await until(empty);
  const since = await mark();
  const before = (await at.on.inspections.get(inspectionId))!;
  await perform(inspectionActions.update, { params: { id: inspectionId }, body: { category: 'Category 2' } });
  await until(empty);
  await lay([{ table: 'inspections', id: inspectionId, record: before }], { since });
  expect(await at.on.inspections.get(inspectionId)).toMatchObject({ category: 'Category 2' });
});

test('outbox: an expired token is refreshed; a refused refresh pauses and drops nothing', async () => {
  const session = getSession()!;
  at.office.token = 'access-2';
  await begin(uuidv7());
  start();
  await until(empty);
  at.office.token = 'access-3';
  at.office.refreshes = false;
  await perform(projectActions.start, { params: { id: projectId } });
  await until(() => getSession() === null);
  await at.sender!.stop();
  expect(await at.on.outbox.toArray()).toMatchObject([{ action: 'projects.start', state: 'waiting' }]);
  setSession({ ...session, accessToken: 'access-3' });
  start();
  await until(empty);
  expect(applied()).toEqual(['inspections.create', 'projects.start']);
});

test('outbox: typing waits for a moment and is sent as one call, immediately when hurried or when more follows', async () => {
  const inspectionId = uuidv7();
  at.office.inspection(inspectionId, projectId);
  const record = at.office.get('inspections', inspectionId) as never;
  await lay([{ table: 'inspections', id: inspectionId, record }], { since: 0 });
  const type = (additionalNotes: string) =>
    perform(inspectionActions.update, { params: { id: inspectionId }, body: { additionalNotes } });
  start();
  const began = Date.now();
  for (const letters of ['d', 'dr', 'dry']) await type(letters);
  await until(empty);
  expect(Date.now() - began).toBeGreaterThanOrEqual(500);
  expect(at.office.applied.map(({ body }) => body)).toEqual([{ additionalNotes: 'dry' }]);
  await type('damp');
  const hurried = Date.now();
  await until(empty, () => at.sender!.wake());
  await type('wet');
  await perform(inspectionActions.step, { params: { id: inspectionId }, body: { currentStep: 2 } });
  await until(empty);
  expect(Date.now() - hurried).toBeLessThan(500);
});

test('outbox: two tabs of one person never send the same change at once', async () => {
  const inspectionId = uuidv7();
  start();
  const second = startSender(at.on);
  await begin(inspectionId);
  for (let n = 0; n < 20; n++) await addRoom(uuidv7(), inspectionId, `Room ${n}`);
  await at.sender!.stop();
  at.sender = second;
  await until(empty);
  expect(at.office.collisions).toBe(0);
  expect(applied()).toHaveLength(21);
});
