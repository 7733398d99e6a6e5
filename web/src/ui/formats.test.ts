import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { showCounter, ungrouped } from './formats.ts';

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

test.each([
  ['2,500', '2500'],
  ['-1,234,567.5', '-1234567.5'],
  ['12,50', '12,50'],
  ['1000,500', '1000,500'],
  ['0,125', '0,125'],
  ['2.500,00', '2.500,00'],
])('of %j the commas of thousands alone are taken: %j', (text, plain) => {
  expect(ungrouped(text)).toBe(plain);
});

test('no script makes a format as it is loaded: the first one costs a slow phone 50 ms of its opening', async () => {
  const made: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') })) {
    const text = await readFile(resolve(import.meta.dirname, '..', path), 'utf8');
    if (/^(export )?const .*= new Intl\./m.test(text)) made.push(path);
  }
  expect(made).toEqual([]);
});
