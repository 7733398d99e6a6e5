import { useSyncExternalStore } from 'react';

/** Whom to tell of something. `listen` answers what ends it. */
export function makeListeners<Told extends unknown[] = []>() {
  const all = new Set<(...told: Told) => void>();
  return {
    tell(...told: Told): void {
      for (const listener of all) listener(...told);
    },
    listen(listener: (...told: Told) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** A value, told to whoever shows it. */
export function observable<T>(initial: T) {
  let now = initial;
  const { tell, listen } = makeListeners();
  const get = () => now;
  return {
    get,
    set(next: T): void {
      if (Object.is(now, next)) return;
      now = next;
      tell();
    },
    listen,
    /** Live, in a component. */
    use: (): T => useSyncExternalStore(listen, get),
  };
}
