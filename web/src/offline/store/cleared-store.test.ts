import { projectActions } from '@tidemark/contract/projects';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseLeftBehind } from '../outbox/left-behind.ts';
import { perform } from '../outbox/perform.ts';
import { fromQueue } from '../outbox/queue.ts';
import { clearSession, getSession, setSession } from '../session/session.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { forgetCleared, readCleared } from './cleared-store.ts';
import { closeDevice, type Device, device } from './device.ts';
import { noteUnsent } from './store-mark.ts';

let on: Device;
let stopNoting = () => {};
beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:9');
  await on.projects.put({ id: 1, status: 'Assigned' } as never);
  stopNoting = fromQueue(({ entries }) => noteUnsent(on.technicianId, entries)).subscribe(() => {});
});
afterEach(() => stopNoting());

const deleteStore = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(on.name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
/** As a browser does it: it cuts connections, deletes the data, and notifies whoever held a connection. */
async function clearUnder(open: Device) {
  const connection = open.backendDB();
  connection.close();
  await deleteStore();
  connection.onclose?.call(connection, new Event('close'));
}
const unsentKept = () => JSON.parse(localStorage.getItem(`tsp-store-${on.technicianId}`) ?? '{}').unsent;
const start = async (id = 1) => {
  await perform(projectActions.start, { params: { id } });
  await until(() => unsentKept() > 0);
};

test('store: cleared while the app is closed, noticed at its next opening, with what was unsent', async () => {
  await start();
  const since = (await on.outbox.toArray())[0]?.since;
  stopNoting();
  closeDevice();
  await deleteStore();
  expect(await device().outbox.count()).toBe(0);
  expect(readCleared(on.technicianId)).toMatchObject({ unsent: 1, since });
});

test('store: cleared under the open app, opened again immediately and takes new work', async () => {
  await start();
  await clearUnder(on);
  await until(() => readCleared(on.technicianId) !== undefined);
  expect(readCleared(on.technicianId)!.unsent).toBe(1);
  await until(() => unsentKept() === 0);
  await on.projects.put({ id: 2, status: 'Assigned' } as never);
  await start(2);
  expect((await on.outbox.toArray()).map(({ project }) => project)).toEqual([2]);
});

test('store: the notice stays until it was read, and comes once', async () => {
  closeDevice();
  await device().open();
  closeDevice();
  await deleteStore();
  await device().open();
  expect(readCleared(on.technicianId)).toMatchObject({ unsent: 0, since: null });
  forgetCleared(on.technicianId);
  closeDevice();
  await device().open();
  expect(readCleared(on.technicianId)).toBeUndefined();
});

test('store: a new store, one from before such marks and one erased on purpose need no notice', async () => {
  expect(readCleared(on.technicianId)).toBeUndefined();
  await on.meta.delete('store');
  localStorage.removeItem(`tsp-store-${on.technicianId}`);
  closeDevice();
  await device().open();
  expect(readCleared(on.technicianId)).toBeUndefined();

  const session = getSession()!;
  stopNoting();
  clearSession();
  closeDevice();
  await eraseLeftBehind({ technician: session.technician, unsent: 1 });
  setSession(session);
  await device().open();
  expect(readCleared(on.technicianId)).toBeUndefined();
});
