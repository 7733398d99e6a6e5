import type { BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { expect, test } from 'vitest';
import { bodyOf, undoOf } from './undo-bulk.ts';

const project = (id: number, facts: Partial<OfficeProject>) =>
  ({ id, technicianId: null, scheduledDate: null, priority: 'Low', ...facts }) as OfficeProject;
const result = (outcome: BulkResult['outcome'], now: OfficeProject) =>
  ({ id: now.id, outcome, code: null, message: null, project: now }) as BulkResult;

test('undo: of an assignment, each gets who had it before, and what was refused is left alone', () => {
  const before = [project(1, {}), project(2, { technicianId: 7 }), project(3, {})];
  const results = [
    result('changed', project(1, { technicianId: 9 })),
    result('changed', project(2, { technicianId: 9 })),
    result('refused', project(3, {})),
  ];
  const undo = undoOf('assign', before, results)!;
  expect(undo.change).toEqual({ kind: 'set' });
  expect(undo.projects.map(({ id }) => id)).toEqual([1, 2]);
  expect([...undo.to!]).toEqual([
    [1, { technicianId: null }],
    [2, { technicianId: 7 }],
  ]);
});

test('undo: of a hold it is resumed, of a completion re-opened, of nothing nothing', () => {
  const now = result('changed', project(1, {}));
  expect(undoOf('hold', [], [now])?.change).toEqual({ kind: 'resume' });
  expect(undoOf('complete', [], [now])?.change).toMatchObject({ kind: 'reopen' });
  expect(undoOf('hold', [], [result('unchanged', project(1, {}))])).toBeUndefined();
});

test('undo: of a new title the former one; only a body that changes titles names them', () => {
  const [before, now] = [project(1, { title: 'Leak' }), project(1, { title: 'Burst pipe' })];
  const undo = undoOf('title', [before], [result('changed', now)])!;
  expect([...undo.to!]).toEqual([[1, { title: 'Leak' }]]);
  expect(bodyOf(undo, true).projects).toMatchObject([{ title: 'Burst pipe', to: { title: 'Leak' } }]);
  const to = new Map([[1, { priority: 'High' as const }]]);
  expect(bodyOf({ ...undo, to }, true).projects[0]).not.toHaveProperty('title');
});
