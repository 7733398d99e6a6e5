import Dexie from 'dexie';
import { isCutOff, storeAway } from '../faults/index.ts';

/** The browser may still be clearing, or be out of space. In milliseconds. */
const pauses = [100, 2_000];

/**
 * Stores fetched records, or reads for that, and repeats if the browser takes the store away. Inside a transaction
 * nothing can repeat alone: the whole transaction does.
 * @throws CallError `store_away` if it is cut off again and again
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
