import { useSyncExternalStore } from 'react';
import { makeListeners, observable } from '../../observable.ts';

/** Whether the server is reachable: the browser's word is only a hint, the last call's outcome decides. */
let reached = true;
/** Since this page was opened. */
let everReached = false;
const online = makeListeners();

export function isOnline(): boolean {
  return reached && globalThis.navigator?.onLine !== false;
}

/** Whether the server has responded to this page at all; a page opened offline had no response. */
export const wasReached = (): boolean => everReached;

export function noteReached(now: boolean): void {
  everReached ||= now;
  if (reached === now) return;
  reached = now;
  online.tell();
}

export function onOnlineChange(listener: () => void): () => void {
  const stop = online.listen(listener);
  globalThis.addEventListener?.('online', listener);
  globalThis.addEventListener?.('offline', listener);
  return () => {
    stop();
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
const stands = observable(false);

export function noteBlocked(asked: string): void {
  if (!answered.has(asked)) answered.set(asked, performance.now());
  judge();
}

/** The server responded, or nothing did. */
export function noteUnblocked(asked: string): void {
  if (answered.delete(asked)) judge();
}

/** The person who got that response has signed out. */
export function forgetBlocked(): void {
  answered.clear();
  judge();
}

/** Such a call repeats at least every minute, so no timer is needed here. */
function judge(): void {
  const now = performance.now();
  stands.set([...answered.values()].some((since) => now - since >= plainAfter));
}

/** Whether it has lasted for minutes. */
export const isBlocked = stands.get;
export const onBlockedChange = stands.listen;
export const useBlocked = stands.use;
