import { makeFlag } from './flag.ts';

/** Whether this person's store cannot be opened: on a full disk it cannot even be read without harm. */
const shut = makeFlag();
const stores = new Set<object>();

/** Each store for itself: who was here before may have left one that is still shut, or that is given up just now. */
export function setShut(store: object, isShut: boolean): void {
  if (isShut) stores.add(store);
  else stores.delete(store);
  shut.set(stores.size > 0);
}

export const isStoreShut = shut.is;
export const useStoreShut = shut.use;

/** What `work` on the store brings; undefined where the store is shut, or gets shut meanwhile: nobody knows until when. */
export async function unlessShut<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (shut.is()) return undefined;
  let stop = () => {};
  const getsShut = new Promise<undefined>((resolve) => {
    stop = shut.subscribe(() => shut.is() && resolve(undefined));
  });
  return Promise.race([work(), getsShut]).finally(stop);
}
