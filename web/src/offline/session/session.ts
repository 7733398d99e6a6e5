import type { Tokens } from '@tidemark/contract/auth';
import type { Technician } from '@tidemark/contract/technicians';
import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../observable.ts';
import { keepFromErasing } from './erase.ts';
import { forgetLeft, markLeft, readLeft } from './left-mark.ts';

/** Who is signed in on this device, stored under the keys of the first document, section 9. */
export interface Session extends Tokens {
  technician: Technician;
}

const keys = {
  accessToken: 'tsp-accessToken',
  refreshToken: 'tsp-refreshToken',
  technician: 'tsp-technician',
} as const;

const { tell, listen } = makeListeners();
let cached: { raw: string; session: Session | null } | undefined;

export function getSession(): Session | null {
  const raw = Object.values(keys).map((key) => localStorage.getItem(key));
  const print = JSON.stringify(raw);
  if (cached?.raw !== print) cached = { raw: print, session: read(raw) };
  return cached.session;
}

function read([accessToken, refreshToken, technician]: (string | null)[]): Session | null {
  if (!accessToken || !refreshToken || !technician) return null;
  try {
    return { accessToken, refreshToken, technician: JSON.parse(technician) as Technician };
  } catch {
    // Half a record, perhaps of another program, counts as signed out.
    return null;
  }
}

export function setSession({ accessToken, refreshToken, technician }: Session): void {
  localStorage.setItem(keys.accessToken, accessToken);
  localStorage.setItem(keys.refreshToken, refreshToken);
  localStorage.setItem(keys.technician, JSON.stringify(technician));
  keepFromErasing(technician.id);
  if (readLeft()?.id === technician.id) forgetLeft();
  tell();
}

/**
 * Stores the server's newer record of the person signed in; another person's changes nothing. It leaves the tokens
 * alone: another tab may have newer ones.
 */
export function setTechnician(technician: Technician): void {
  if (getSession()?.technician.id !== technician.id) return;
  localStorage.setItem(keys.technician, JSON.stringify(technician));
  tell();
}

export function setTokens({ accessToken, refreshToken }: Tokens): void {
  localStorage.setItem(keys.accessToken, accessToken);
  localStorage.setItem(keys.refreshToken, refreshToken);
  tell();
}

/** The server has ended this sign-in; unsent work stays until its owner decides (left-behind.ts). */
export function endSession(): void {
  const technician = getSession()?.technician;
  if (technician) markLeft(technician);
  clearSession();
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  tell();
}

/** Calls back when this or another tab signs in, signs out or gets new tokens. */
export function onSession(listener: () => void): () => void {
  const stop = listen(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    stop();
    globalThis.removeEventListener?.('storage', listener);
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSession, getSession);
}
