import Dexie from 'dexie';
import { isCutOff, storeAway } from '../faults/index.ts';

/** The browser may still be clearing, or have found no room. In milliseconds. */
const pauses = [100, 2_000];

/**
 * What is brought here, or read for it, beside what is live: done anew where the browser takes the store away meanwhile.
 * Within a transaction nothing can be: the whole of it is.
 * @throws CallError `store_away` where it is cut off again and again
 */
export async function throughCuts<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isCutOff(error) || Dexie.currentTransaction) throw error;
      if (tries === pauses.length) throw storeAway();
    }
    await new Promise((resolve) => setTimeout(resolve, pauses[tries]));
  }
}
