import { expect, test } from 'vitest';
import { basicKinds } from '../evidence-profiles/basic-kinds.ts';
import { facts } from '../evidence-profiles/testing/facts.ts';
import { evidenceItems } from './evidence-items.ts';

test('office evidence: every kind is listed in its order, also where nothing is asked yet', () => {
  const items = evidenceItems(facts({ rooms: [] }));
  expect(items.map(({ kind }) => kind)).toEqual(basicKinds);
  expect(items.filter(({ of }) => of === 0).map(({ kind }) => kind)).toEqual(['claim-sheets', 'room-photos']);
  expect(items.find(({ kind }) => kind === 'signatures')).toEqual({
    ...{ kind: 'signatures', done: 0, of: 1, missing: ['The technician has not signed.'] },
  });
});
