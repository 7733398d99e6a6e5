import { useSyncExternalStore } from 'react';

/** A proxy that is started anew is back before this. */
const plainAfter = 180_000;

/** What somebody else than the office answers, since when, on a clock that nobody sets: a kind of call, or a change by its key. */
const answered = new Map<string, number>();
const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
}

/** Whether it has been so for minutes, and is no matter of a moment. */
export const isStranger = (): boolean => stands;

export function onStranger(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStranger = (): boolean => useSyncExternalStore(onStranger, isStranger);
