import { useSyncExternalStore } from 'react';

export interface Flag {
  set(next: boolean): void;
  is(): boolean;
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Live, in a component. */
  use(): boolean;
}

/** A live boolean with listeners. */
export function makeFlag(): Flag {
  let now = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const is = () => now;
  return {
    set(next) {
      if (now === next) return;
      now = next;
      for (const listener of listeners) listener();
    },
    is,
    subscribe,
    use: () => useSyncExternalStore(subscribe, is),
  };
}
