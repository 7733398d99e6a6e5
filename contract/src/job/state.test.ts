import { expect, test } from 'vitest';
import { jobRefusal, jobState } from './state.ts';

const at = '2026-11-20T08:00:00.000Z';
const none = { begunAt: null, startedAt: null, completedAt: null, jobClosedAt: null };

test.each([
  ['New', none, 'not begun'],
  ['Assigned', none, 'not begun'],
  ['On Hold', none, 'Open'],
  ['In Progress', { ...none, startedAt: at, begunAt: at }, 'Open'],
  ['On Hold', { ...none, startedAt: at, begunAt: at }, 'Open'],
  ['Completed', { ...none, completedAt: at, begunAt: at }, 'Open'],
  // After a cancelled inspection, or opened again, which clears the start.
  ['Assigned', { ...none, startedAt: at, begunAt: at }, 'Open'],
  ['Assigned', { ...none, begunAt: at }, 'Open'],
  ['Completed', { ...none, completedAt: at, begunAt: at, jobClosedAt: at }, 'Closed'],
  ['On Hold', { ...none, jobClosedAt: at }, 'Closed'],
  // Kept on the device from before jobs.
  ['Completed', { ...none, completedAt: at }, 'Open'],
] as const)('job state: %s with %j is %s', (status, facts, state) => {
  expect(jobState({ status, ...facts })).toBe(state);
});

test('job state: what is refused says whether it has not begun or is closed', () => {
  const project = { status: 'New' as const, ...none };
  expect(jobRefusal(project)).toBe('job_not_begun');
  expect(jobRefusal({ ...project, begunAt: at })).toBeUndefined();
  expect(jobRefusal({ ...project, begunAt: at, jobClosedAt: at })).toBe('job_closed');
});
