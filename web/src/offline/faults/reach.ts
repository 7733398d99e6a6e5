import { useSyncExternalStore } from 'react';

/** Whether the office can be reached: the browser's word is only a hint, the last call's outcome is what counts. */
let reached = true;
/** Since this page was opened. */
let everReached = false;
const listeners = new Set<() => void>();

export function isOnline(): boolean {
  return reached && globalThis.navigator?.onLine !== false;
}

/** Whether this page has ever had an answer from the office; one that was opened without a network has not. */
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

/** A proxy that is started anew is back before this. */
const plainAfter = 180_000;

/** What somebody else than the office answers, since when, on a clock that nobody sets: a kind of call, or a change by its key. */
const answered = new Map<string, number>();
const strangerListeners = new Set<() => void>();
let stands = false;

export function noteStranger(asked: string): void {
  if (!answered.has(asked)) answered.set(asked, performance.now());
  judge();
}

/** The office answered it, or nobody does. */
export function forgetStranger(asked: string): void {
  if (answered.delete(asked)) judge();
}

/** Whoever was answered is not signed in any more. */
export function forgetStrangers(): void {
  answered.clear();
  judge();
}

/** What is answered so is asked again each minute at least, which needs no clock of its own here. */
function judge(): void {
  const now = performance.now();
  const stand = [...answered.values()].some((since) => now - since >= plainAfter);
  if (stand === stands) return;
  stands = stand;
  for (const listener of strangerListeners) listener();
}

/** Whether it has been so for minutes, and is no matter of a moment. */
export const isStranger = (): boolean => stands;

export function onStranger(listener: () => void): () => void {
  strangerListeners.add(listener);
  return () => strangerListeners.delete(listener);
}

export const useStranger = (): boolean => useSyncExternalStore(onStranger, isStranger);
