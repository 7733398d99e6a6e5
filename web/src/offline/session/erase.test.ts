import { afterEach, expect, test, vi } from 'vitest';
import { closeDevice, device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { eraseOnNextStart, finishErasing } from './erase.ts';
import { getSession, setSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

/** Chromium does this on a full disk, where deleting needs space too. */
function refuseDeleting() {
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    const request = { error: new DOMException('Internal error deleting database.', 'UnknownError') };
    queueMicrotask(() => (request as IDBOpenDBRequest).onerror?.(new Event('error')));
    return request as IDBOpenDBRequest;
  });
}

test('session: a person who signs in again after their store could not be erased keeps their new work', async () => {
  const on = freshDevice('http://127.0.0.1:9');
  const session = getSession()!;
  await on.projects.put({ id: 1 } as never);
  eraseOnNextStart(on.technicianId);
  closeDevice();
  refuseDeleting();
  await expect(finishErasing()).rejects.toThrow('Internal error');
  vi.restoreAllMocks();
  setSession(session);
  await device().projects.put({ id: 2 } as never);
  closeDevice();
  await finishErasing();
  expect(await device().projects.get(2)).toBeDefined();
});

test('session: someone else signs in, the store is erased at the next start', async () => {
  const on = freshDevice('http://127.0.0.1:9');
  const session = getSession()!;
  await on.projects.put({ id: 1 } as never);
  eraseOnNextStart(on.technicianId);
  closeDevice();
  setSession({ ...session, technician: { ...session.technician, id: session.technician.id + 1000 } });
  await finishErasing();
  setSession(session);
  expect(await device().projects.count()).toBe(0);
});

test('session: logging out clears what is known of this person, and nothing of those who left work behind', () => {
  const { technicianId } = freshDevice('http://127.0.0.1:9');
  const kept = {
    'tsp-left': '{"id":900,"firstName":"Amara"}',
    'tsp-store-900': '{}',
    'tsp-typed-900-room': '{}',
    'tsp-short-of-room': 'now',
  };
  const own = {
    [`tsp-store-${technicianId}`]: '{}',
    [`tsp-typed-${technicianId}-room`]: '{}',
    'tsp-theme': 'dark',
  };
  for (const [name, value] of Object.entries({ ...kept, ...own })) localStorage.setItem(name, value);
  eraseOnNextStart(technicianId);
  for (const name of Object.keys(kept)) expect(localStorage.getItem(name), name).not.toBeNull();
  for (const name of [...Object.keys(own), 'tsp-accessToken'])
    expect(localStorage.getItem(name), name).toBeNull();
});
