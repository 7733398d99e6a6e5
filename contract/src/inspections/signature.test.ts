import { expect, test } from 'vitest';
import { signature } from './signature.ts';

const good = { name: 'Dana Whitaker', strokes: [[0, 0, 1000, 400]], signedAt: '2026-11-21T07:00:00Z' };
const dots = (count: number, each: number) => Array.from({ length: count }, () => Array(each).fill(7));

test.each([
  ['one line across the box', [[0, 0, 1000, 400]], true],
  ['a dot', [[5, 5]], true],
  ['as many strokes as there may be', dots(200, 100), true],
  ['a stroke too many', dots(201, 2), false],
  ['more numbers than there may be', dots(2, 10_002), false],
  ['a typed name only', [], true],
  ['a stroke of no points', [[]], false],
  ['half a point', [[1, 2, 3]], false],
  ['right of the box', [[1001, 0]], false],
  ['below the box', [[0, 401]], false],
  ['left of the box', [[-1, 0]], false],
  ['between two points of the grid', [[0.5, 0]], false],
])('signature: %s', (_, strokes, fits) => {
  expect(signature.safeParse({ ...good, strokes }).success).toBe(fits);
});

test.each([
  ['name', '  ', 'Name is required'],
  ['strokes', [[0, 999]], "The signature isn't valid."],
  ['signedAt', 'yesterday', expect.any(String)],
])('signature: a wrong %s (%j) is refused by name', (field, value, message) => {
  const { error } = signature.safeParse({ ...good, [field]: value });
  expect(error?.issues[0]).toMatchObject({ path: expect.arrayContaining([field]), message });
});
