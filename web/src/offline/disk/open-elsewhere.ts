import { v7 as uuid } from 'uuid';

interface Store {
  readonly name: string;
}

/** This tab's own lock, not to be taken for another tab's. */
const tab = uuid();
const placeOf = ({ name }: Store) => `tsp-open-${name} `;
const releases = new WeakMap<Store, () => void>();

/** Tells other tabs that this one holds the store open: a tab that joins does not make Chromium open a log. */
export function noteOpen(store: Store): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks || releases.has(store)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const held = new Promise<void>((release) => releases.set(store, release));
    const hold = () => {
      resolve();
      return held;
    };
    locks.request(placeOf(store) + tab, { mode: 'shared' }, hold).catch(reject);
  });
}

/** The store was closed or cut off. */
export function noteClosed(store: Store): void {
  releases.get(store)?.();
  releases.delete(store);
}

/**
 * Whether another tab holds this store open. Browsers give locks on https and localhost only; elsewhere it stays
 * unknown.
 */
export async function isOpenElsewhere(store: Store): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(placeOf(store)) && !name.endsWith(tab));
}
