import { liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { watchLive } from './watch-live.ts';

/**
 * What is read of the device, live; undefined until it has answered. Where the browser takes the store away meanwhile,
 * what stands on the screen stays, and is read again once the store is open.
 * @param of what `read` depends on
 */
export function useLive<T>(read: () => T | Promise<T>, of: readonly unknown[]): T | undefined {
  return useObservable(() => watch(read), [...of]);
}

function watch<T>(read: () => T | Promise<T>) {
  const watched = liveQuery(read);
  return {
    subscribe(next: (found: T) => void, failed?: (error: unknown) => void) {
      const watching = watchLive(watched, next, failed);
      return () => watching.unsubscribe();
    },
    hasValue: () => watched.hasValue?.() ?? false,
    getValue: () => watched.getValue?.() as T,
  };
}
