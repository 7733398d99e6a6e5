import { expect, test } from 'vitest';
import type { DryingRoom } from './drying/record.ts';
import { dryingRecords } from './drying/testing/records.ts';
import { formerFacts, sameFact } from './facts.ts';
import { ell, sketched } from './testing/sketches.ts';

test('facts: a value whose keys a database reordered is the same one', () => {
  expect(sameFact({ v: 1, points: [[0, 1]] }, { points: [[0, 1]], v: 1 })).toBe(true);
  expect(sameFact({ v: 1, points: [[0, 1]] }, { points: [[1, 0]], v: 1 })).toBe(false);
  expect(sameFact(undefined, null)).toBe(true);
  const room = dryingRecords(7).find(({ record }) => record === 'room') as DryingRoom;
  const sketch = sketched({ points: ell });
  const turned = Object.fromEntries(Object.entries(sketch).toReversed()) as typeof sketch;
  expect(formerFacts('dryingRecords', { ...room, sketch }, { ...room, sketch: turned })).toEqual([]);
});
