import type Dexie from 'dexie';
import { observable } from '../../observable.ts';

/** Whether the upgrade of this device's store waits because another tab still holds the older shape. */
const held = observable(false);

/**
 * A tab releases the store as soon as a newer version of the app wants to open it, and reopens it afterwards. Only a
 * tab the system has frozen does not.
 */
export function watchHeld(store: Dexie): void {
  store.on('blocked', () => held.set(true));
  store.on('ready', () => held.set(false), true);
}

export const isStoreHeld = held.get;
export const useStoreHeld = held.use;
