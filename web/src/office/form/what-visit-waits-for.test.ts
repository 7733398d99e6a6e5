import { expect, test } from 'vitest';
import { whatVisitWaitsFor } from './what-visit-waits-for.ts';

const visit = { status: 'Assigned' as const, technicianId: 7, scheduledDate: '2026-11-26' };

test.each([
  ['nobody has it', { ...visit, status: 'New' as const, technicianId: null }, 'Unassigned'],
  ['it has no day', { ...visit, scheduledDate: null }, 'Not scheduled'],
  ['its day passed', visit, 'Late: due Nov 26, 2026'],
  ['it is today', { ...visit, scheduledDate: '2026-11-28' }, undefined],
  ['somebody began it', { ...visit, status: 'In Progress' as const }, undefined],
  ['it is on hold', { ...visit, status: 'On Hold' as const }, undefined],
])('next: a visit of which %s says so', (_, project, title) => {
  expect(whatVisitWaitsFor(project, '2026-11-28')?.title).toBe(title);
});
