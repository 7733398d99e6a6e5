import { mostTries } from '@tidemark/contract/deliveries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseAfter, pauses } from './pauses.ts';

test('deliveries: ten tries, spread over about a day, and the tenth is the last', () => {
  expect(pauses).toHaveLength(mostTries - 1);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(26);
  expect(pauseAfter(mostTries)).toBeUndefined();
});

test('deliveries: each pause, longer than the one before within its random spread', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: mostTries - 2 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, one, other) => {
        const middle = (of: number) => pauseAfter(of, 0, 0.5)!;
        expect(middle(tries + 1)).toBeGreaterThan(middle(tries));
        for (const chance of [one, other]) {
          expect(pauseAfter(tries, 0, chance)! / middle(tries)).toBeGreaterThanOrEqual(0.79);
          expect(pauseAfter(tries, 0, chance)! / middle(tries)).toBeLessThanOrEqual(1.21);
        }
      },
    ),
  );
});

test('deliveries: a system that says when to come back, never asked sooner', () => {
  expect(pauseAfter(1, 600_000, 0)).toBe(600_000);
  expect(pauseAfter(9, 1000, 0.5)).toBe(pauses[8]);
});
