import { projectActions } from '@tidemark/contract/projects';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../calls/call.ts';
import { refreshSession } from '../calls/refresh-session.ts';
import { setShut } from '../disk/store-shut.ts';
import { getSession, setSession } from '../session/session.ts';
import { closeDevice, device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { eraseLeftBehind, findLeftBehind } from './left-behind.ts';
import { perform } from './perform.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  freshDevice(await office.open());
  localStorage.removeItem('tsp-refreshAskedAt');
});
afterEach(() => {
  vi.restoreAllMocks();
  setShut(office, false);
  return office.close();
});

/** The server ends the sign-in, as for a closed account. */
async function beSignedOut() {
  office.token = 'another';
  office.refreshes = false;
  const refused = call(projectActions.read, { params: { id: 1 } });
  await expect(refused).rejects.toThrow('Authentication failed');
  expect(getSession()).toBeNull();
}

test("outbox: signed out by the server, a person's unsent work is left behind and found at the next sign-in", async () => {
  const session = getSession()!;
  office.project(1);
  await device().projects.put({ id: 1, status: 'Assigned' } as never);
  await perform(projectActions.start, { params: { id: 1 } });
  await beSignedOut();
  expect(await findLeftBehind()).toEqual({
    technician: { id: session.technician.id, firstName: 'Dana' },
    unsent: 1,
  });
  setSession(session);
  expect(await findLeftBehind()).toBeUndefined();
  expect(await device().outbox.count()).toBe(1);
});

test('outbox: clearing what was left behind clears every store, but never that of a person signed in since', async () => {
  const session = getSession()!;
  const on = device();
  await on.projects.put({ id: 1, status: 'Assigned' } as never);
  await perform(projectActions.start, { params: { id: 1 } });
  await beSignedOut();
  const left = (await findLeftBehind())!;
  expect(left.unsent).toBe(1);
  setSession(session);
  await eraseLeftBehind(left);
  expect(await on.projects.count()).toBe(1);
  await beSignedOut();
  await eraseLeftBehind(left);
  expect(await on.projects.count()).toBe(0);
  expect(await findLeftBehind()).toBeUndefined();
});

test('outbox: work added after the question is not cleared, nor that of a person signing in meanwhile', async () => {
  const session = getSession()!;
  const on = device();
  for (const id of [1, 2]) await on.projects.put({ id, status: 'Assigned' } as never);
  await perform(projectActions.start, { params: { id: 1 } });
  await beSignedOut();
  const left = (await findLeftBehind())!;
  const clearing = eraseLeftBehind(left);
  setSession(session);
  await clearing;
  expect(await on.projects.count()).toBe(1);
  await on.projects.put({ id: 2, status: 'Assigned' } as never);
  await perform(projectActions.start, { params: { id: 2 } });
  await beSignedOut();
  await eraseLeftBehind(left);
  expect(await findLeftBehind()).toMatchObject({ unsent: 2 });
});

test('outbox: a shut store blocks neither a refresh nor the list of people who left work behind', async () => {
  const session = getSession()!;
  setShut(office, true);
  vi.spyOn(Dexie.prototype, 'open').mockImplementation(() => new Dexie.Promise(() => {}) as never);
  closeDevice();
  await refreshSession(session.accessToken);
  expect(getSession()!.refreshToken).toBe('refresh-2');
});

test('outbox: two refreshes are a second apart, and a caller during one gets its result', async () => {
  office.token = 'access-2';
  await Promise.all([refreshSession('access-1'), refreshSession('access-1')]);
  expect(getSession()!.accessToken).toBe('access-2');
  office.token = 'access-3';
  const began = Date.now();
  await refreshSession('access-2');
  expect(Date.now() - began).toBeGreaterThan(800);
  expect(getSession()!.accessToken).toBe('access-3');
});

test('outbox: a clock set back delays no refresh', async () => {
  localStorage.setItem('tsp-refreshAskedAt', String(Date.now() + 3_600_000));
  office.token = 'access-2';
  const began = Date.now();
  await refreshSession('access-1');
  expect(Date.now() - began).toBeLessThan(500);
});
