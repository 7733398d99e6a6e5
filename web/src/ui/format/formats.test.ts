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
])('a counter of %i reads %s, as everywhere else', (count, shown) => {
  expect(showCounter(count)).toBe(shown);
});

test('no script makes a format as it is loaded: the first one costs a slow phone 50 ms of its opening', async () => {
  const made: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') })) {
    const text = await readFile(resolve(import.meta.dirname, '..', path), 'utf8');
    if (/^(export )?const .*= new Intl\./m.test(text)) made.push(path);
  }
  expect(made).toEqual([]);
});
