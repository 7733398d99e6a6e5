import { useSyncExternalStore } from 'react';

/** Whether the server is reachable: the browser's word is only a hint, the last call's outcome decides. */
let reached = true;
/** Since this page was opened. */
let everReached = false;
const listeners = new Set<() => void>();

export function isOnline(): boolean {
  return reached && globalThis.navigator?.onLine !== false;
}

/** Whether the server has responded to this page at all; a page opened offline had no response. */
export const wasReached = (): boolean => everReached;

export function noteReached(now: boolean): void {
  everReached ||= now;
  if (reached === now) return;
  reached = now;
  for (const listener of listeners) listener();
}

export function onOnlineChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('online', listener);
  globalThis.addEventListener?.('offline', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('online', listener);
    globalThis.removeEventListener?.('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline);
}

/** A restarting proxy is back before this. */
const plainAfter = 180_000;

/** Blocked responses and since when, on a clock nobody sets, by the kind of call or a change's key. */
const answered = new Map<string, number>();
const strangerListeners = new Set<() => void>();
let stands = false;

export function noteStranger(asked: string): void {
  if (!answered.has(asked)) answered.set(asked, performance.now());
  judge();
}

/** The server responded, or nothing did. */
export function forgetStranger(asked: string): void {
  if (answered.delete(asked)) judge();
}

/** The person who got that response has signed out. */
export function forgetStrangers(): void {
  answered.clear();
  judge();
}

/** Such a call repeats at least every minute, so no timer is needed here. */
function judge(): void {
  const now = performance.now();
  const stand = [...answered.values()].some((since) => now - since >= plainAfter);
  if (stand === stands) return;
  stands = stand;
  for (const listener of strangerListeners) listener();
}

/** Whether it has lasted for minutes. */
export const isStranger = (): boolean => stands;

export function onStranger(listener: () => void): () => void {
  strangerListeners.add(listener);
  return () => strangerListeners.delete(listener);
}

export const useStranger = (): boolean => useSyncExternalStore(onStranger, isStranger);
