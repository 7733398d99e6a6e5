import { ranges } from '@tidemark/contract/letters/ranges';
import { expect, test } from 'vitest';
import { covered, written } from '../testing/covered.ts';

test('PDF letters: what screens accept as printable, exactly what the fonts have', async () => {
  expect(ranges).toBe(written(await covered()));
}, 120_000);
