import { useObservable } from 'dexie-react-hooks';
import { readLive } from './read-live.ts';

/**
 * A live read of the device; undefined until the first result. If the browser takes the store away, the screen keeps
 * its content and reads again once the store is open.
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
