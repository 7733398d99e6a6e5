import { expect, test } from 'vitest';
import { technicianWords } from './technician-words.ts';
import { isOverdue, showAge } from './words.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'Now'],
  ['2026-11-21T12:00:30Z', 'Now'],
  ['2026-11-21T11:58:00Z', '2 minutes'],
  ['2026-11-21T11:00:00Z', '1 hour'],
  ['2026-11-18T11:00:00Z', '3 days'],
  ['2026-09-01T11:00:00Z', '2 months'],
  ['2024-11-01T11:00:00Z', '2 years'],
])('project words: made at %s, a project is %s old', (at, shown) => {
  expect(showAge(at, now)).toBe(shown);
});

test.each([
  ['2026-11-20', 'Assigned', true],
  ['2026-11-21', 'Assigned', false],
  ['2026-11-20', 'Completed', false],
  [null, 'New', false],
] as const)('project words: scheduled %s and %s: overdue is %s', (scheduledDate, status, overdue) => {
  expect(isOverdue({ scheduledDate, status }, '2026-11-21')).toBe(overdue);
});

test.each([
  [{}, 'Dana Whitaker'],
  [{ technicianName: null }, 'Unassigned'],
  [{ technicianGone: true }, 'No technician'],
  [{ technicianGone: true, status: 'Assigned' }, 'No technician'],
  [{ technicianGone: true, jobClosedAt: '2026-11-21T12:00:00Z' }, 'Dana Whitaker'],
] as const)('project words: a completed one with %j is held by "%s"', (facts, words) => {
  const completed = { technicianName: 'Dana Whitaker', status: 'Completed', jobClosedAt: null } as const;
  expect(technicianWords({ ...completed, ...facts })).toBe(words);
});
