import { actions } from '@tidemark/contract/actions';
import { expect, test } from 'vitest';
import type { Entry } from '../offline/store/shapes.ts';
import { describeFailure } from './describe-entry.ts';

const refused = (action: string, type?: string) =>
  describeFailure({ action, input: { params: {}, query: { type }, body: {} } } as unknown as Entry);

test.each([
  ['projects.start', 'Failed to start inspection.'],
  ['projects.update', 'Failed to update project.'],
  ['projects.complete', 'Failed to complete project.'],
  ['inspections.create', 'Failed to create inspection.'],
  ['inspections.update', 'Failed to update inspection.'],
  ['inspections.step', 'Failed to update inspection.'],
  ['inspections.complete', 'Failed to complete inspection.'],
  ['inspections.submit', 'Failed to complete inspection.'],
  ['inspections.cancel', 'Failed to cancel inspection.'],
  ['rooms.create', 'Failed to create room.'],
  ['rooms.update', 'Failed to update room.'],
  ['rooms.remove', 'Failed to delete room.'],
  ['follow-ups.create', 'Failed to create follow-up inspection.'],
  ['trash-photos.upload', 'Failed to upload trash photos. Please try again.'],
  ['documentation.upload', 'Failed to upload file. Please try again.'],
])('to send: a refused %s begins with "%s"', (action, sentence) => {
  expect(refused(action)).toBe(sentence);
});

test('to send: a file that could not be deleted is named', () => {
  expect(refused('documentation.remove', 'photo')).toBe('Failed to delete photo. Please try again.');
  expect(refused('documentation.remove', 'document')).toBe('Failed to delete document. Please try again.');
});

test('to send: everything that can be done offline has its failure message', () => {
  const offline = actions.filter((action) => 'offline' in action && action.offline);
  for (const { name } of offline) expect(refused(name, 'photo'), name).toMatch(/^[A-Z].*\.$/);
});
