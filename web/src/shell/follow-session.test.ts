import type { Technician } from '@tidemark/contract/technicians';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearSession, setSession } from '../offline/session/session.ts';
import '../offline/testing/browser.ts';
import { followSession } from './follow-session.ts';

const signIn = (id: number) =>
  setSession({
    accessToken: `access-${id}`,
    refreshToken: `refresh-${id}`,
    technician: { id } as Technician,
  });

test('follow session: a tab that missed a log-out before the next sign-in reloads, and one that saw it does not', () => {
  const [invalidate, reload] = [vi.fn(), vi.fn()];
  Object.defineProperty(globalThis, 'location', { value: { reload }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'location'));
  signIn(1);
  followSession({ invalidate } as never);
  clearSession();
  signIn(1);
  expect([invalidate.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  signIn(2);
  expect([invalidate.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
});
