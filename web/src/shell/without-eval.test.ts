import './without-eval.ts';
import { expect, test } from 'vitest';
import { config } from 'zod/v4/core';

test('without eval: Zod has the setting, whichever of them loaded first', () => {
  expect(config().jitless).toBe(true);
});
