import { expect, test } from 'vitest';
import { z } from 'zod';
import { longest } from './fields.ts';

test.each([
  ['a text with a length', z.string().trim().max(120), 120],
  ['one that may be empty', z.string().max(80).nullable(), 80],
  ['a text without one', z.string(), undefined],
  ['a number', z.number().max(5), undefined],
])('fields: the longest text of %s is %o', (_, schema, most) => {
  expect(longest({ label: 'Name', schema })).toBe(most);
});
