import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../observable.ts';
import { pace } from '../store/index.ts';

/** The share of each file this tab has sent, 0 to 1. */
const shares = new Map<string, number>();
const { tell, listen } = makeListeners();
const told = pace<void>(tell);

/** Undefined: no longer being sent. */
export function noteProgress(id: string, share: number | undefined): void {
  if (share === undefined) shares.delete(id);
  else shares.set(id, share);
  told.next();
}

/** Whole percent of a file being sent; undefined if this tab does not send it. */
export function useUploadProgress(id: string): number | undefined {
  return useSyncExternalStore(listen, () => {
    const share = shares.get(id);
    return share === undefined ? undefined : Math.floor(share * 100);
  });
}
