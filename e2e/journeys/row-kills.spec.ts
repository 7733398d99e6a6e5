import { expect, test } from '@playwright/test';
import { proveRowKills } from '../proof/rows/prove-row-kills.ts';

test('claim sheet: a row survives the browser being killed at any step, and reaches the server once', {
  tag: ['@phone', '@slow'],
}, async () => {
  const { total, lost, doubled, changes } = await proveRowKills(12);
  expect(total).toBe(12);
  expect(changes, 'something was sent').toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
});
