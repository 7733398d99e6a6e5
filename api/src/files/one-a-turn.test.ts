import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneATurn } from './one-a-turn.ts';

test('of many who ask at once one goes on each time the event loop comes round, in their order', async () => {
  const gone: number[] = [];
  const all = Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      await oneATurn();
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
