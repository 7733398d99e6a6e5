import './without-eval.ts';
import { expect, test } from 'vitest';
import { config } from 'zod/v4/core';

test('without eval: Zod takes the setting that was made before it loaded', () => {
  expect(config().jitless).toBe(true);
});
