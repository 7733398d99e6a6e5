import Dexie, { RangeSet } from 'dexie';
import { useSyncExternalStore } from 'react';
import { v7 as uuid } from 'uuid';
import { makeListeners } from '../../observable.ts';
import { keepReserve } from '../disk/index.ts';
import { openAgain } from './keep-open.ts';
import { keepStoreMark, readStoreMark } from './store-mark.ts';
import { whenIdle } from './when-idle.ts';

/** The browser has cleared this person's store and its unsent work. */
export interface Cleared {
  unsent: number;
  since: string | null;
  /** When it was noticed. */
  at: string;
}

interface Store extends Dexie {
  readonly technicianId: number;
}

/**
 * Checks at each opening whether this is the same store as before. A store the browser takes away while the app is open
 * is reopened at once, so that this is noticed and shown.
 */
export function noticeCleared(store: Store): void {
  store.on('ready', (opened) => recognize(opened as Dexie, store.technicianId), true);
  store.on('close', () => void openAgain(store));
}

async function recognize(store: Dexie, technicianId: number): Promise<void> {
  // Cut off while opening: Dexie would wait for the opening, which waits for this.
  if (!store.isOpen()) throw new Dexie.InvalidStateError();
  const [name, isNew] = await store.transaction(
    'rw',
    store.table('meta'),
    async (): Promise<[string, boolean]> => {
      const kept = (await store.table('meta').get('store')) as { value: string } | undefined;
      if (kept) return [kept.value, false];
      const made = uuid();
      await store.table('meta').put({ key: 'store', value: made });
      return [made, true];
    },
  );
  // Before a full disk can lose anything.
  if (isNew) whenIdle(() => void keepReserve());
  const known = readStoreMark(technicianId);
  if (known?.store === name) return;
  keepStoreMark(technicianId, { store: name, unsent: 0, failed: 0, since: null });
  if (!known || !isNew) return;
  const { unsent, since } = known;
  localStorage.setItem(keyOf(technicianId), JSON.stringify({ unsent, since, at: new Date().toISOString() }));
  tell();
  // Reads again what memory holds of the lost store.
  Dexie.on.storagemutated.fire({ all: new RangeSet() });
}

const keyOf = (technicianId: number) => `tsp-cleared-${technicianId}`;
const { tell, listen } = makeListeners();

/** What is known of a clearing until the person has read it; undefined without one. */
export function readCleared(technicianId: number): Cleared | undefined {
  const kept = localStorage.getItem(keyOf(technicianId));
  return kept === null ? undefined : (JSON.parse(kept) as Cleared);
}

export function forgetCleared(technicianId: number): void {
  localStorage.removeItem(keyOf(technicianId));
  tell();
}

function subscribe(listener: () => void): () => void {
  const stop = listen(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

/** For this person's store on this device, live. */
export function useCleared(technicianId: number | undefined): Cleared | undefined {
  const text = useSyncExternalStore(subscribe, () =>
    technicianId === undefined ? null : localStorage.getItem(keyOf(technicianId)),
  );
  return text === null ? undefined : (JSON.parse(text) as Cleared);
}
