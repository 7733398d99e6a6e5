import { expect, test } from 'vitest';
import { countPlaywright, countVitest, unhandledErrors } from './count.ts';

const told = (status: string) => ({ status, fullName: `a ${status} test` });

test('test counts: a skipped or omitted unit test, failed and named', () => {
  const assertionResults = ['passed', 'passed', 'failed', 'skipped', 'todo'].map(told);
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 3,
    notes: ['Did not run: a skipped test', 'Did not run: a todo test'],
  });
});

test('test counts: a journey that passed only on retry or did not run, failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, suites: [] })).toEqual({
    passed: 5,
    failed: 4,
    notes: ['2 journeys did not run'],
  });
});

test("test counts: a journey's failure at any depth, reported in text without colors", () => {
  const failed = {
    title: 'photos are sent',
    tests: [
      { results: [{ errors: [{ message: '\u001b[31mthe console is silent\u001b[39m\nerror: 404' }] }] },
    ],
  };
  const passed = { title: 'rooms are added', tests: [{ results: [{ errors: [] }] }] };
  const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, suites }).notes).toEqual([
    'Failed: photos are sent\nthe console is silent\nerror: 404',
  ]);
});

test('test counts: a report of another shape, an error and not zero tests', () => {
  expect(() => countVitest({})).toThrow();
  expect(() => countPlaywright({ stats: {}, suites: [] })).toThrow();
});

test('test counts: an error that ended the runner, reported', () => {
  const output = `
⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯
Vitest caught 1 unhandled error during the test run.
⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯
Error: [vitest-pool]: Worker forks emitted error.
 ❯ EventEmitter.emit node:events:514:28
Caused by: Error: Worker exited unexpectedly with signal SIGSEGV while running test file /a.test.ts
⎯⎯⎯⎯⎯⎯⎯⎯
 Test Files  145 passed (146)
Error: of a test
`;
  expect(unhandledErrors(output)).toEqual([
    'Error: [vitest-pool]: Worker forks emitted error.',
    'Caused by: Error: Worker exited unexpectedly with signal SIGSEGV while running test file /a.test.ts',
  ]);
  expect(unhandledErrors('all well')).toEqual([]);
});
