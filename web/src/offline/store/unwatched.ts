import type { DBCore, Dexie } from 'dexie';

/**
 * Before the store opens: no live read is told of changes of this table. Dexie keeps all it tells, in each live read of
 * the page, until a change concerns that one: what is written by the hundreds and read once would pile up in all of them.
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
