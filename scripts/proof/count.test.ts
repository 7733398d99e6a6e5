import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count.ts';

const told = (status: string) => ({ status, fullName: `a ${status} test` });

test('a skipped or left-out unit test is a failed one, and named', () => {
  const assertionResults = ['passed', 'passed', 'failed', 'skipped', 'todo'].map(told);
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 3,
    notes: ['Did not run: a skipped test', 'Did not run: a todo test'],
  });
});

test('a journey that passed only at the second try, or did not run, has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 4, notes: ['2 journeys did not run'] });
});

test('a report of another shape is an error, not zero tests', () => {
  expect(() => countVitest({})).toThrow();
  expect(() => countPlaywright({ stats: {} })).toThrow();
});
