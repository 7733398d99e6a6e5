import type { DBCore, Dexie } from 'dexie';

/**
 * Keeps changes of this table from live reads; call it before the store opens. Each live read of a page keeps every change
 * that Dexie announces until one concerns it: rows written by the hundreds and read once would pile up in all of them.
 */
export function leaveUnwatched(store: Dexie, table: string): void {
  let core: DBCore;
  store.use({
    stack: 'dbcore',
    name: 'core',
    // Below all of Dexie's own, one of which notes what changes.
    level: -10,
    create(down) {
      core = down;
      return down;
    },
  });
  store.use({
    stack: 'dbcore',
    name: 'unwatched',
    create: (down) => ({ ...down, table: (name) => (name === table ? core : down).table(name) }),
  });
}
