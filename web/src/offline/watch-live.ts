import type { Observable, Subscription } from 'dexie';
import { isCutOff } from './cut-off.ts';

/**
 * What is read of the device, live. Where the browser takes the store away meanwhile nothing failed: what was told stands,
 * and it is read again once the store is open (`openAgain`), also where nothing was told yet.
 */
export function watchLive<T>(
  live: Observable<T>,
  next: (found: T) => void,
  failed?: (error: unknown) => void,
): Subscription {
  return live.subscribe(next, (error) => {
    if (!isCutOff(error)) failed?.(error);
  });
}
