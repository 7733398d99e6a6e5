import type { Technician } from '@tidemark/contract/technicians';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearSession, getSession, setSession, setTokens } from '../session/session.ts';
import { device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { refreshSession } from './refresh-session.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  office.token = 'access-2';
  freshDevice(await office.open());
});
afterEach(() => office.close());

/** Local storage as a killed browser finds it: from before the last refresh. */
function dieBeforeItIsKept(): void {
  localStorage.removeItem('tsp-refreshAskedAt');
  setTokens({ accessToken: 'access-1', refreshToken: 'refresh-1' });
}

test('refresh session: a browser killed right after each refresh never uses a refresh token twice', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let kill = 0; kill < 3; kill++) {
    dieBeforeItIsKept();
    await refreshSession('access-1');
    vi.advanceTimersByTime(60_000);
  }
  expect(office.refreshed).toEqual(['refresh-1', 'refresh-2', 'refresh-3']);
  expect(getSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-4' });
});

test("refresh session: a tab that has not seen another's tokens takes them and requests none", async () => {
  await refreshSession('access-1');
  dieBeforeItIsKept();
  await refreshSession('access-1');
  expect(office.refreshed).toEqual(['refresh-1']);
  expect(getSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test('refresh session: tokens of a later sign-in are not taken for those of the one before', async () => {
  await refreshSession('access-1');
  localStorage.removeItem('tsp-refreshAskedAt');
  setTokens({ accessToken: 'access-1', refreshToken: 'signed-in-again' });
  await refreshSession('access-1');
  expect(office.refreshed).toEqual(['refresh-1', 'signed-in-again']);
});

test('refresh session: a store that is out of space does not delay the refresh', async () => {
  await device().open();
  device().meta.hook('creating', () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await refreshSession('access-1');
  expect(getSession()).toMatchObject({ refreshToken: 'refresh-2' });
});

test('refresh session: a store that cannot be opened does not delay the refresh', async () => {
  device().on('ready', () => {
    throw new DOMException('No more room.', 'QuotaExceededError');
  });
  await refreshSession('access-1');
  expect(getSession()).toMatchObject({ refreshToken: 'refresh-2' });
});

const another = {
  accessToken: 'hers',
  refreshToken: 'refresh-hers',
  technician: { id: 9, firstName: 'Robin' } as Technician,
};

for (const refreshes of [true, false])
  test(`refresh session: a refresh ${refreshes ? 'granted' : 'refused'} after someone else signed in leaves their sign-in alone`, async () => {
    office.refreshes = refreshes;
    office.travels = async () => {
      clearSession();
      setSession(another);
    };
    await expect(refreshSession('access-1')).rejects.toMatchObject({ code: 'signed-out' });
    expect(getSession()).toEqual(another);
  });

test('refresh session: a log-out while it waits for its turn leaves nothing on the device', async () => {
  localStorage.setItem('tsp-refreshAskedAt', String(Date.now()));
  const refused = expect(refreshSession('access-1')).rejects.toMatchObject({ code: 'signed-out' });
  await vi.waitFor(() => expect(localStorage.getItem('tsp-refreshAskedAt')).not.toBeNull());
  clearSession();
  localStorage.clear();
  await refused;
  expect(localStorage.getItem('tsp-refreshAskedAt')).toBeNull();
});

test('refresh session: a refresh that returns after a log-out signs nobody in', async () => {
  office.travels = async () => clearSession();
  await expect(refreshSession('access-1')).rejects.toMatchObject({ code: 'signed-out' });
  expect(localStorage.getItem('tsp-accessToken')).toBeNull();
});

for (const refreshes of [true, false])
  test(`refresh session: a refresh ${refreshes ? 'granted' : 'refused'} after the same person has newer tokens keeps those`, async () => {
    office.refreshes = refreshes;
    office.travels = async () => setTokens({ accessToken: 'newer', refreshToken: 'refresh-newer' });
    await refreshSession('access-1');
    expect(getSession()).toMatchObject({ accessToken: 'newer', refreshToken: 'refresh-newer' });
  });

test('refresh session: tokens of another tab that arrive late yield to newer ones on their way', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await refreshSession('access-1');
  dieBeforeItIsKept();
  vi.advanceTimersByTime(60_000);
  office.travels = async () => setTokens({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  await refreshSession('access-1');
  expect(getSession()).toMatchObject({ refreshToken: 'refresh-3' });
});
