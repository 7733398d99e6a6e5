import type Dexie from 'dexie';
import { isStorageFull } from '../faults/index.ts';

/** A store that fails for another reason is not opened over and over. In milliseconds. */
const pause = 3_000;

/**
 * Safari loses its connection to a store while the app is in the background, and may close it without a word: every read
 * and write then fails. It is closed here, and what follows is as for any store the browser took away.
 */
export function closeDead(store: Dexie): void {
  let closedAt = Number.NEGATIVE_INFINITY;
  store.on(
    'ready',
    (opened) => {
      const connection = (opened as Dexie).backendDB();
      const close = () => {
        closedAt = Date.now();
        connection.close();
        connection.onclose?.call(connection, new Event('close'));
      };
      let isClosing = false;
      const look = ({ target }: Event) => {
        const { error } = target as IDBRequest | IDBTransaction;
        if (isClosing || error?.name !== 'UnknownError' || isStorageFull(error)) return;
        isClosing = true;
        setTimeout(close, Math.max(0, closedAt + pause - Date.now()));
      };
      // Dexie stops what bubbles.
      for (const name of ['error', 'abort']) connection.addEventListener(name, look, { capture: true });
    },
    true,
  );
}
