import { ranges } from '@tidemark/contract/letters/ranges';
import { expect, test } from 'vitest';
import { covered, written } from '../testing/covered.ts';

test('the letters that screens take for printable are those that the faces on paper have', async () => {
  expect(ranges).toBe(written(await covered()));
}, 120_000);
