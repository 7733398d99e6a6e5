import { v7 as uuid } from 'uuid';

interface Store {
  readonly name: string;
}

/** This tab's, so that it is not taken for another one. */
const tab = uuid();
const placeOf = ({ name }: Store) => `tsp-open-${name} `;
const releases = new WeakMap<Store, () => void>();

/** Tells other tabs that this one holds the store open: whoever joins then has Chromium open no log. */
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

/** It was closed, or cut off. */
export function noteClosed(store: Store): void {
  releases.get(store)?.();
  releases.delete(store);
}

/** Whether another tab holds this store open. Browsers give locks to secure addresses only; elsewhere nobody tells. */
export async function isOpenElsewhere(store: Store): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(placeOf(store)) && !name.endsWith(tab));
}
