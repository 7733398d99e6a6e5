import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { device } from './device.ts';
import { refreshSession } from './refresh-session.ts';
import { getSession, setTokens } from './session.ts';
import { freshDevice } from './testing/browser.ts';
import { Office } from './testing/office.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  office.token = 'access-2';
  freshDevice(await office.open());
});
afterEach(() => office.close());

/** As a killed browser finds local storage again: written to the disk before the last refresh. */
function dieBeforeItIsKept(): void {
  localStorage.removeItem('tsp-refreshAskedAt');
  setTokens({ accessToken: 'access-1', refreshToken: 'refresh-1' });
}

test('a browser killed right after each refresh never uses a refresh token twice', async () => {
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

test('a tab that does not yet see the tokens of another takes them, and asks for none', async () => {
  await refreshSession('access-1');
  dieBeforeItIsKept();
  await refreshSession('access-1');
  expect(office.refreshed).toEqual(['refresh-1']);
  expect(getSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test('tokens of a later sign-in are not taken for those of the one before', async () => {
  await refreshSession('access-1');
  localStorage.removeItem('tsp-refreshAskedAt');
  setTokens({ accessToken: 'access-1', refreshToken: 'signed-in-again' });
  await refreshSession('access-1');
  expect(office.refreshed).toEqual(['refresh-1', 'signed-in-again']);
});

test('a store that keeps nothing more does not hold up the refresh', async () => {
  await device().open();
  device().meta.hook('creating', () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await refreshSession('access-1');
  expect(getSession()).toMatchObject({ refreshToken: 'refresh-2' });
});

test('a store that cannot be opened does not hold up the refresh', async () => {
  device().on('ready', () => {
    throw new DOMException('No more room.', 'QuotaExceededError');
  });
  await refreshSession('access-1');
  expect(getSession()).toMatchObject({ refreshToken: 'refresh-2' });
});
