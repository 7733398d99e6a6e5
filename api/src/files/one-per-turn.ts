import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Lets one caller proceed per turn of the event loop, in order: with a piece of every upload in one turn, all other
 * calls would wait.
 */
export function onePerTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
