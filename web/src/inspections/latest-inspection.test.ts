import { newInspection } from '@tidemark/contract/inspections/inspection';
import { expect, test } from 'vitest';
import { latestOf } from './latest-inspection.ts';

const begun = (id: string, at: string) => newInspection({ id, projectId: 1, technicianId: 1, at });

test('the open inspection comes before a newer one that has ended', () => {
  const open = begun('a', '2026-11-01T08:00:00.000Z');
  const cancelled = { ...begun('b', '2026-11-20T08:00:00.000Z'), status: 'Cancelled' as const };
  expect(latestOf([cancelled, open])?.id).toBe('a');
});

test('without an open one it is the one begun last', () => {
  const completed = { ...begun('a', '2026-11-01T08:00:00.000Z'), status: 'Completed' as const };
  const cancelled = { ...begun('b', '2026-11-20T08:00:00.000Z'), status: 'Cancelled' as const };
  expect(latestOf([completed, cancelled])?.id).toBe('b');
  expect(latestOf([])).toBeUndefined();
});
