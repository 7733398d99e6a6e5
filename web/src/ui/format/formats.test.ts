import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { showCounter } from './formats.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [2004, '2,004'],
  [9999, '9,999'],
  [10_000, '10k+'],
])('formats: a counter of %i reads %s, as everywhere else', (count, shown) => {
  expect(showCounter(count)).toBe(shown);
});

test('formats: no script makes a format while loading: the first one costs a slow phone 50 ms', async () => {
  const made: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') })) {
    const text = await readFile(resolve(import.meta.dirname, '..', path), 'utf8');
    if (/^(export )?const .*= new Intl\./m.test(text)) made.push(path);
  }
  expect(made).toEqual([]);
});
