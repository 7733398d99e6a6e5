import { useObservable } from 'dexie-react-hooks';
import { readLive } from './read-live.ts';

/**
 * What is read of the device, live; undefined until it has answered. Where the browser takes the store away meanwhile,
 * what stands on the screen stays, and is read again once the store is open.
 * @param of what `read` depends on
 */
export function useLive<T>(read: () => T | Promise<T>, of: readonly unknown[]): T | undefined {
  return useObservable(() => watch(read), [...of]);
}

const watch = <T>(read: () => T | Promise<T>) => ({
  subscribe: (next: (found: T) => void, failed?: (error: unknown) => void) =>
    readLive(
      read,
      (found: T, told) => {
        next(found);
        told();
      },
      failed,
    ),
  hasValue: () => false,
});
