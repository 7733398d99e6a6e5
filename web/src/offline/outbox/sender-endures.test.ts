import { v7 as uuidv7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { clearSession, getSession, setSession } from '../session/session.ts';
import { until } from '../testing/browser.ts';
import { withOneProject } from '../testing/one-project.ts';
import { confirm, putBack, retry } from './settle.ts';

const at = withOneProject();
const { start, begin, addRoom, empty, refusedOnly, applied } = at;

test('outbox: a clock set back an hour makes nobody wait for an hour', async () => {
  let turn = 0;
  at.office.judge = () => (turn++ === 0 ? 'fail' : 'work');
  await begin(uuidv7());
  start();
  await until(async () => (await at.on.outbox.toArray())[0]?.state === 'waiting' && turn === 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    const asked = performance.now();
    await vi.waitUntil(empty, { timeout: 4_000 });
    expect(performance.now() - asked).toBeLessThan(4_000);
  } finally {
    vi.useRealTimers();
  }
});

test('outbox: a store that cannot be read for a moment, sending continues after it', async () => {
  const failures: unknown[] = [];
  globalThis.reportError = (error) => failures.push(error);
  const unreadable = () => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  };
  await begin(uuidv7());
  at.on.outbox.hook('reading', unreadable);
  start();
  await until(() => failures.length > 0);
  at.on.outbox.hook('reading').unsubscribe(unreadable);
  await until(empty);
  expect(applied()).toEqual(['inspections.create']);
});

test('outbox: the same person signs in again, sending continues and a late response to an old key changes nothing', async () => {
  const inspectionId = uuidv7();
  at.office.judge = ({ action }) => (action === 'rooms.create' ? { status: 409, code: 'id_taken' } : 'work');
  await begin(inspectionId);
  await addRoom(uuidv7(), inspectionId);
  start();
  await until(refusedOnly);
  const [refused] = await at.on.outbox.toArray();
  await at.sender!.stop();
  const session = getSession()!;
  clearSession();
  setSession(session);
  await retry(at.on, refused!.seq);
  await putBack(at.on, { ...refused!, state: 'sending' });
  await confirm(at.on, { ...refused!, state: 'sending' }, {}, new Date().toISOString());
  expect(await at.on.outbox.toArray()).toMatchObject([
    { action: 'rooms.create', state: 'waiting', attempts: 0 },
  ]);
  at.office.judge = () => 'work';
  start();
  await until(empty);
  expect(applied()).toEqual(['inspections.create', 'rooms.create']);
});

test("outbox: another person signs in, nothing of the first one's work is sent", async () => {
  await begin(uuidv7());
  const session = getSession()!;
  setSession({ ...session, technician: { ...session.technician, id: session.technician.id + 1000 } });
  start();
  await until(async () => (await at.on.outbox.toArray())[0]!.attempts > 0);
  await at.sender!.stop();
  expect(at.office.applied).toEqual([]);
  expect(await at.on.outbox.count()).toBe(1);
});
