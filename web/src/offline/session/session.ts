import type { Tokens } from '@tidemark/contract/auth';
import type { Technician } from '@tidemark/contract/technicians';
import { useSyncExternalStore } from 'react';
import { keepFromErasing } from './erase.ts';
import { forgetLeft, markLeft, readLeft } from './left-mark.ts';

/** Who is signed in on this device, kept under the keys of the first document, section 9. */
export interface Session extends Tokens {
  technician: Technician;
}

const keys = {
  accessToken: 'tsp-accessToken',
  refreshToken: 'tsp-refreshToken',
  technician: 'tsp-technician',
} as const;

const listeners = new Set<() => void>();
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
    // Half a record, as another program could leave it: the same as signed out.
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
 * The office's newer record of who is signed in; of somebody else it changes nothing. The tokens are left alone: another
 * tab may have new ones that this one does not see yet.
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

/** The office has ended this sign-in; what only this device has stays until its owner has decided (left-behind.ts). */
export function endSession(): void {
  const technician = getSession()?.technician;
  if (technician) markLeft(technician);
  clearSession();
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when this or another tab signs in, out or takes new tokens. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSession, getSession);
}
