import { newInspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import { isFormer, latestOf } from './latest-inspection.ts';

const begun = (id: string, at: string) => newInspection({ id, projectId: 1, technicianId: 1, at });

test('latest inspection: the open inspection comes before a newer one that has ended', () => {
  const open = begun('a', '2026-11-01T08:00:00.000Z');
  const cancelled = { ...begun('b', '2026-11-20T08:00:00.000Z'), status: 'Cancelled' as const };
  expect(latestOf([cancelled, open])?.id).toBe('a');
});

test('latest inspection: none is open, it is the one begun last', () => {
  const completed = { ...begun('a', '2026-11-01T08:00:00.000Z'), status: 'Completed' as const };
  const cancelled = { ...begun('b', '2026-11-20T08:00:00.000Z'), status: 'Cancelled' as const };
  expect(latestOf([completed, cancelled])?.id).toBe('b');
  expect(latestOf([])).toBeUndefined();
});

const noon = '2026-11-20T12:00:00.000Z';
const projects: [what: string, status: Project['status'], startedAt: string | null, former: boolean][] = [
  ['completed', 'Completed', '2026-11-20T08:00:00.000Z', false],
  ['not yet completed itself', 'In Progress', '2026-11-20T08:00:00.000Z', false],
  ['re-opened', 'Assigned', null, true],
  ['re-opened and put on hold', 'On Hold', null, true],
  ['re-opened and started again', 'In Progress', '2026-11-21T08:00:00.000Z', true],
];
test.each(projects)(
  'latest inspection: for a project that is %s a completed inspection is a former one or not',
  (_, status, startedAt, former) => {
    const completed = {
      ...begun('a', '2026-11-20T08:00:00.000Z'),
      status: 'Completed' as const,
      completedAt: noon,
    };
    expect(isFormer(completed, { status, startedAt } as Project)).toBe(former);
    expect(isFormer({ ...completed, status: 'Cancelled' }, { status, startedAt } as Project)).toBe(false);
  },
);
