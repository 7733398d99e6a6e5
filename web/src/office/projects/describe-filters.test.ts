import { expect, test } from 'vitest';
import { describeFilters } from './describe-filters.ts';

const nameOf = (id: number) => (id === 3 ? 'Luis Ortega' : undefined);

test.each([
  [{}, []],
  [{ search: 'main st' }, []],
  [{ status: ['New', 'On Hold'] as const }, ['Status: New or On Hold']],
  [{ technician: 3, overdue: true as const }, ['Technician: Luis Ortega', 'Overdue']],
  [{ technician: 4 }, ['Technician: #4']],
  [{ technician: 'unassigned' as const, city: 'Naperville' }, ['Technician: unassigned', 'City: Naperville']],
  [{ scheduledFrom: '2026-11-01', scheduledTo: '2026-11-30' }, ['Scheduled Nov 1, 2026 to Nov 30, 2026']],
  [
    {
      evidenceStage: ['arrival', 'first-visit'] as const,
      evidenceOpen: true as const,
      deadlinePassed: true as const,
    },
    ['Evidence: Arrival or First visit', 'Evidence missing', 'Deadline passed'],
  ],
  [{ scheduledTo: '2026-11-30' }, ['Scheduled to Nov 30, 2026']],
])('filters: %o reads %o', (filters, words) => {
  expect(describeFilters({ ...filters } as never, nameOf).map((told) => told.words)).toEqual(words);
});
