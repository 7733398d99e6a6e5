import type { BulkResult } from '@tidemark/contract/office/changes';
import { expect, test } from 'vitest';
import { bulkSummary, bulkTitle, refusedBecause } from './bulk-words.ts';

const result = (code: string, project: object | null) =>
  ({ id: 1, outcome: 'refused', code, message: 'The sentence of the refusal.', project }) as BulkResult;

test.each([
  ['assign', 'project_changed', { technicianName: 'Luis Ortega' }, /just assigned it to Luis Ortega/],
  ['assign', 'project_changed', { technicianName: null }, /just unassigned it/],
  ['priority', 'project_changed', { priority: 'Urgent' }, /just changed its priority to Urgent/],
  ['hold', 'status_change_refused', { status: 'Completed' }, /It is Completed/],
  ['assign', 'project_not_found', null, /The sentence of the refusal/],
  ['assign', 'unsent_work_possible', { technicianName: 'Luis Ortega' }, /The sentence of the refusal/],
] as const)('bulk change: %s refused by %s says why', (kind, code, project, sentence) => {
  expect(refusedBecause(result(code, project), kind)).toMatch(sentence);
});

test('bulk change: one is called one, and what there is none of is not mentioned', () => {
  expect(bulkTitle('hold', 1)).toBe('Put 1 project on hold');
  expect(bulkTitle('assign', 1200)).toBe('Assign 1,200 projects');
  expect(bulkSummary({ changed: 3, unchanged: 0, refused: 0 })).toBe('3 changed');
  expect(bulkSummary({ changed: 0, unchanged: 2, refused: 1 })).toBe(
    '0 changed, 2 needed no change, 1 not changed',
  );
});
