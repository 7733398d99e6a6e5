import type { Project } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { dayGroups, firstOf } from './day-groups.ts';

const now = new Date(2026, 10, 26, 9);
let id = 0;
const project = (scheduledDate: string | null, more: Partial<Project> = {}) =>
  ({
    id: ++id,
    ...{ status: 'Assigned', priority: 'Medium', scheduledTime: null, completedAt: null },
    ...{ scheduledDate, ...more },
  }) as Project;

const earlier = project('2026-11-20');
const today = project('2026-11-26', { scheduledTime: '13:30' });
const morning = project('2026-11-26', { scheduledTime: '08:00' });
const tomorrow = project('2026-11-27');
const later = project('2026-12-01');
const noDay = project(null);
const done = project('2026-11-26', { status: 'Completed', completedAt: '2026-11-26T09:00:00.000Z' });
const doneBefore = project('2026-11-26', { status: 'Completed', completedAt: '2026-11-25T09:00:00.000Z' });
const all = [doneBefore, noDay, later, today, tomorrow, done, earlier, morning];

test('day list: projects by the day of their visit, the soonest first, those completed apart', () => {
  expect(dayGroups(all, now)).toEqual([
    ['Earlier', [earlier]],
    ['Today', [morning, today]],
    ['Tomorrow', [tomorrow]],
    ['Later', [later, noDay]],
    ['Completed', [done, doneBefore]],
  ]);
  expect(dayGroups([], now)).toEqual([]);
});

test('day list: a page has the first rows over all groups, and headings count the whole group', () => {
  expect(firstOf(dayGroups(all, now), 2)).toEqual([
    { name: 'Earlier', listed: [earlier], count: 1 },
    { name: 'Today', listed: [morning], count: 2 },
  ]);
});
