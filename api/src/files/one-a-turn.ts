import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Of all who ask one each time the event loop comes round, in the order they asked: with a piece of each upload in one turn
 * every other call would wait for all of them.
 */
export function oneATurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
