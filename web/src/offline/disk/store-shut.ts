import { observable } from '../../observable.ts';

/** Whether this person's store cannot be opened: on a full disk, even reading it does harm. */
const shut = observable(false);
const stores = new Set<object>();

/** Kept per store: an earlier person's may still be shut, or be closing. */
export function setShut(store: object, isShut: boolean): void {
  if (isShut) stores.add(store);
  else stores.delete(store);
  shut.set(stores.size > 0);
}

export const isStoreShut = shut.get;
export const useStoreShut = shut.use;

/**
 * The result of `work` on the store; undefined if the store is shut or becomes shut, because nobody knows for how long.
 */
export async function unlessShut<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (shut.get()) return undefined;
  let stop = () => {};
  const getsShut = new Promise<undefined>((resolve) => {
    stop = shut.listen(() => shut.get() && resolve(undefined));
  });
  return Promise.race([work(), getsShut]).finally(stop);
}
