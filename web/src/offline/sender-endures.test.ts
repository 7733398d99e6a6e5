import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { roomActions } from '@tidemark/contract/rooms';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from './device.ts';
import { lay } from './lay.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';
import { clearSession, getSession, setSession } from './session.ts';
import { confirm, putBack, retry } from './settle.ts';
import { freshDevice, until } from './testing/browser.ts';
import { Office } from './testing/office.ts';

const projectId = 7;
let office: Office;
let on: Device;
let sender: Sender | undefined;

beforeEach(async () => {
  office = new Office();
  office.project(projectId);
  on = freshDevice(await office.open());
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since: 0 });
});

afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  await office.close();
});

const begin = (id: string) => perform(inspectionActions.create, { body: { id, projectId, technicianId: 1 } });
const addRoom = (id: string, inspectionId: string) =>
  perform(roomActions.create, { body: { id, inspectionId, name: 'Basement', type: 'Basement' } });
const start = () => {
  sender = startSender(on);
};
const empty = async () => (await on.outbox.count()) === 0;
const refusedOnly = async () => {
  const states = (await on.outbox.toArray()).map(({ state }) => state);
  return states.includes('refused') && !states.includes('sending');
};
const applied = () => office.applied.map(({ action }) => action);

test('a clock that is set back an hour makes nobody wait for an hour', async () => {
  let turn = 0;
  office.judge = () => (turn++ === 0 ? 'fail' : 'work');
  await begin(uuidv7());
  start();
  await until(async () => (await on.outbox.toArray())[0]?.state === 'waiting' && turn === 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    const asked = performance.now();
    await vi.waitUntil(empty, { timeout: 4_000 });
    expect(performance.now() - asked).toBeLessThan(4_000);
  } finally {
    vi.useRealTimers();
  }
});

test('a device that cannot read its store for a moment goes on sending after it', async () => {
  const failures: unknown[] = [];
  globalThis.reportError = (error) => failures.push(error);
  const unreadable = () => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  };
  await begin(uuidv7());
  on.outbox.hook('reading', unreadable);
  start();
  await until(() => failures.length > 0);
  on.outbox.hook('reading').unsubscribe(unreadable);
  await until(empty);
  expect(applied()).toEqual(['inspections.create']);
});

test('the same person signing in again goes on where they were, and a late answer to an old key changes nothing', async () => {
  const inspectionId = uuidv7();
  office.judge = ({ action }) => (action === 'rooms.create' ? { status: 409, code: 'id_taken' } : 'work');
  await begin(inspectionId);
  await addRoom(uuidv7(), inspectionId);
  start();
  await until(refusedOnly);
  const [refused] = await on.outbox.toArray();
  await sender!.stop();
  const session = getSession()!;
  clearSession();
  setSession(session);
  await retry(on, refused!.seq);
  await putBack(on, { ...refused!, state: 'sending' });
  await confirm(on, { ...refused!, state: 'sending' }, {}, new Date().toISOString());
  expect(await on.outbox.toArray()).toMatchObject([
    { action: 'rooms.create', state: 'waiting', attempts: 0 },
  ]);
  office.judge = () => 'work';
  start();
  await until(empty);
  expect(applied()).toEqual(['inspections.create', 'rooms.create']);
});

test("another person's sign-in sends nothing of the first one's work", async () => {
  await begin(uuidv7());
  const session = getSession()!;
  setSession({ ...session, technician: { ...session.technician, id: session.technician.id + 1000 } });
  start();
  await until(async () => (await on.outbox.toArray())[0]!.attempts > 0);
  await sender!.stop();
  expect(office.applied).toEqual([]);
  expect(await on.outbox.count()).toBe(1);
});
