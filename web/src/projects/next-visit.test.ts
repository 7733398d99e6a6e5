import type { Project } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';
import { atNextVisit } from './next-visit.ts';
import { inOrder } from './order.ts';

const now = new Date(2026, 10, 26, 9);
let id = 0;
const project = (facts: Partial<Project>) =>
  ({
    ...{ id: ++id, status: 'Assigned', priority: 'Medium', completedAt: null },
    ...{ scheduledDate: null, scheduledTime: null, visitMinutes: null },
    ...{ dryingDate: null, dryingTime: null, dryingMinutes: null, ...facts },
  }) as Project;
const drying = { dryingDate: '2026-11-27', dryingTime: '09:00', dryingMinutes: 45 };

test.each<[string, Partial<Project>, boolean]>([
  ['nothing planned', { scheduledDate: '2026-11-20' }, false],
  ['completed', { status: 'Completed', scheduledDate: '2026-11-20', ...drying }, true],
  ['without a day of its own', { ...drying }, true],
  ['inspected later', { scheduledDate: '2026-11-28', ...drying }, true],
  ['inspected before', { scheduledDate: '2026-11-26', ...drying }, false],
  ['inspection that was missed', { scheduledDate: '2026-11-25', ...drying }, false],
  ['inspection of before under way', { status: 'In Progress', scheduledDate: '2026-11-25', ...drying }, true],
])('next visit: a project %s, its next one is the drying visit: %s', (_, facts, isDrying) => {
  const shown = atNextVisit(project(facts), now);
  expect(shown.drying ?? false).toBe(isDrying);
  if (isDrying)
    expect(shown).toMatchObject({
      ...{ scheduledDate: '2026-11-27', scheduledTime: '09:00', visitMinutes: 45 },
      status: facts.status ?? 'Assigned',
    });
});

test('next visit: a completed project with a drying visit stands on its day, before those that are done', () => {
  const wet = atNextVisit(project({ status: 'Completed', ...drying }), now);
  const done = project({ status: 'Completed', completedAt: '2026-11-25T09:00:00.000Z' });
  const later = project({ scheduledDate: '2026-12-01' });
  expect(inOrder([done, later, wet])).toEqual([wet, later, done]);
  expect(dayGroups([done, later, wet], now)).toEqual([
    ['Tomorrow', [wet]],
    ['Later', [later]],
    ['Completed', [done]],
  ]);
});
