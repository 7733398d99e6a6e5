import { expect, test } from 'vitest';
import { defaultPlan } from './default-plan.ts';

test('next visit: nothing said of it, it is the day after at the time at which this one began, to five minutes', () => {
  const began = new Date(2026, 10, 30, 8, 47).toISOString();
  expect(defaultPlan(began, new Date(2026, 10, 30, 9, 20))).toEqual({
    ...{ dryingDate: '2026-12-01', dryingTime: '08:45', dryingMinutes: null },
  });
});
