import { expect, test } from '../fixtures/test.ts';
import { points } from '../proof/intake/points.ts';
import { proveIntakeKills } from '../proof/intake/prove-intake-kills.ts';

/** Every third of the thirty; `npm run proof:intake` runs them all. */
const some = points.filter((_, index) => index % 3 === 0);

test('intake: a tab killed during typing loses nothing typed more than 300 ms earlier', {
  tag: '@phone',
}, async ({ context, server }) => {
  expect(points).toHaveLength(30);
  const { kills, safe, lost } = await proveIntakeKills(context, server.url, some);
  expect(kills).toBe(10);
  expect(safe, 'letters that were old enough').toBeGreaterThan(30);
  expect(lost).toEqual([]);
});
