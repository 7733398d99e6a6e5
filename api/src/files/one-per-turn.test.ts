import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onePerTurn } from './one-per-turn.ts';

test('event loop turns: many callers at once, one proceeds per turn of the event loop, in order', async () => {
  const gone: number[] = [];
  const all = Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      await onePerTurn();
      gone.push(nth);
    }),
  );
  let before = 0;
  while (gone.length < 8) {
    await nextTurn();
    expect(gone.length - before).toBeLessThanOrEqual(1);
    before = gone.length;
  }
  await all;
  expect(gone).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
