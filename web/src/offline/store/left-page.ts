import type Dexie from 'dexie';
import { forgetCutOff } from '../disk/index.ts';

/** Transactions that have not ended, by their store. */
const running = new WeakMap<Dexie, Set<IDBTransaction>>();

/** Before the store opens: notes its transactions while they run. */
export function noteRunning(store: Dexie): void {
  const mine = new Set<IDBTransaction>();
  running.set(store, mine);
  store.use({
    stack: 'dbcore',
    name: 'running',
    create: (down) => ({
      ...down,
      transaction(...asked) {
        const begun = down.transaction(...asked) as IDBTransaction;
        mine.add(begun);
        for (const end of ['complete', 'abort']) begun.addEventListener(end, () => mine.delete(begun));
        return begun;
      },
    }),
  });
}

/**
 * Safari freezes a page that was left, in case the person comes back, and its transactions with it: those of the next
 * page would wait for them until that one is gone. They end here; nothing they wrote would have been kept.
 */
export function leavePage(store: Dexie): void {
  for (const one of running.get(store) ?? []) {
    try {
      one.abort();
    } catch {
      // It is being committed, which the browser ends without the page.
    }
  }
  if (store.isOpen()) store.backendDB().close();
}

/** The person came back: the store is opened anew and read again (`openAgain`), without looking for space. */
export function returnToPage(store: Dexie): void {
  if (!store.isOpen()) return;
  const connection = store.backendDB();
  connection.onclose?.call(connection, new Event('close'));
  forgetCutOff(store);
}
