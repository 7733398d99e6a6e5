import type Dexie from 'dexie';
import { makeFlag } from './flag.ts';

/** Whether this device's store waits to be brought to a newer shape, because another tab still holds the older one. */
const held = makeFlag();

/**
 * A tab lets go of the store as soon as it hears that a newer version of the app wants to open it, and opens it again
 * after that. Only one that the system has frozen does not hear.
 */
export function noticeHeld(store: Dexie): void {
  store.on('blocked', () => held.set(true));
  store.on('ready', () => held.set(false), true);
}

export const isStoreHeld = held.is;
export const useStoreHeld = held.use;
