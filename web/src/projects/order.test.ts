import type { Project } from '@tidemark/contract/projects';
import { blankProject } from '@tidemark/contract/projects/fields';
import { expect, test } from 'vitest';
import { showAge, showDay } from '../ui/format/dates.ts';
import { dayWord } from './dates.ts';
import { questionOf } from './filters.ts';
import { countProjects, inOrder } from './order.ts';
import { matching } from './search.ts';

let id = 0;
function project(fields: Partial<Project>): Project {
  return {
    ...blankProject,
    id: ++id,
    title: 'Basement water loss',
    addressLine1: '418 Larkspur Lane',
    city: 'Naperville',
    state: 'IL',
    zipCode: '60540',
    status: 'Assigned',
    customerName: 'José Núñez',
    customerPhone: '(630) 555-0148',
    assignedDateTime: null,
    technicianId: 1,
    originalProjectId: null,
    startedAt: null,
    completedAt: null,
    begunAt: null,
    jobClosedAt: null,
    jobWrittenAt: null,
    dryingDate: null,
    dryingTime: null,
    dryingMinutes: null,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    ...fields,
  };
}

test('project order: in progress first, then urgent, then by date; completed last, newest first', () => {
  const shuffled = [
    project({ title: 'old', status: 'Completed', priority: 'Urgent', completedAt: '2026-11-01T00:00:00Z' }),
    project({ title: 'undated', status: 'On Hold' }),
    project({ title: 'late', scheduledDate: '2026-12-01' }),
    project({ title: 'new', status: 'Completed', completedAt: '2026-11-09T00:00:00Z' }),
    project({ title: 'soon', scheduledDate: '2026-11-20' }),
    project({ title: 'soon and high', scheduledDate: '2026-11-20', priority: 'High' }),
    project({ title: 'urgent', priority: 'Urgent', scheduledDate: '2026-12-24' }),
    project({ title: 'begun', status: 'In Progress', priority: 'Low' }),
  ];
  expect(inOrder(shuffled).map(({ title }) => title)).toEqual([
    'begun',
    'urgent',
    'soon and high',
    'soon',
    'late',
    'undated',
    'new',
    'old',
  ]);
});

test('project order: a completed urgent project is not counted as urgent', () => {
  const counts = countProjects([
    project({ priority: 'Urgent' }),
    project({ priority: 'Urgent', status: 'Completed' }),
    project({ status: 'On Hold' }),
  ]);
  expect(counts).toEqual({ All: 3, Assigned: 1, 'In Progress': 0, Completed: 1, Urgent: 1 });
});

test("project order: a person who sees everyone's projects gets everyone's counts", () => {
  const office = { all: 30, assigned: 9, inProgress: 4, onHold: 2, completed: 8, urgent: 6 };
  const counts = countProjects([project({})], office);
  expect(counts).toEqual({ All: 30, Assigned: 9, 'In Progress': 4, Completed: 8, Urgent: 6 });
});

test('project order: each filter requests what its counter counts', () => {
  const asked = (overall: boolean) => ({
    all: questionOf('All', '', overall),
    urgent: questionOf('Urgent', '', overall),
    completed: questionOf('Completed', '', overall),
    searched: questionOf('Urgent', 'oak', overall),
  });
  expect(asked(false)).toEqual({
    all: undefined,
    urgent: undefined,
    completed: { status: 'Completed' },
    searched: { search: 'oak' },
  });
  expect(asked(true)).toEqual({
    all: {},
    urgent: { priority: 'Urgent' },
    completed: { status: 'Completed' },
    searched: { search: 'oak', priority: 'Urgent' },
  });
});

test.each([
  ['larkspur', true],
  ['LARK naper', true],
  ['jose nunez', true],
  ['555-0148', true],
  ['60540 basement', true],
  ['larkspur aurora', false],
  ['  ', true],
])('project order: a search for "%s" finds the project: %s', (typed, found) => {
  expect(matching(typed)(project({}))).toBe(found);
});

test('project order: a search finds a project by its number, with or without the sign', () => {
  const one = project({ id: 1042 });
  expect(['1042', '#1042', '1043'].map((typed) => matching(typed)(one))).toEqual([true, true, false]);
});

test('project order: dates are words near today and never shift with the time zone', () => {
  const now = new Date(2026, 10, 20, 23, 30);
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-25'].map((day) => dayWord(day, now))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
    undefined,
  ]);
  expect(dayWord(null, now)).toBeUndefined();
  expect(showDay('2026-11-20')).toBe('Nov 20, 2026');
});

test('project order: an age is a time today and a day with a time before', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  expect(showAge(new Date(2026, 10, 20, 14, 41).toISOString(), now)).toBe('2:41 PM');
  expect(showAge(new Date(2026, 10, 19, 14, 41).toISOString(), now)).toBe('Nov 19, 2026, 2:41 PM');
});
