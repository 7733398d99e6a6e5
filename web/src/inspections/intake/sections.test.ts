import { newInspection } from '@tidemark/contract/inspections/inspection';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { expect, test } from 'vitest';
import { factsOf, sectionOf, sections } from './sections.ts';

const fresh = newInspection({ id: 'one', projectId: 1, technicianId: 1, at: '2026-11-20T14:52:00.000Z' });

const photo = {
  ...{ id: 'p', fileUrl: '', fileName: 'van.jpg', createdAt: fresh.createdAt, size: 1, sha256: '' },
  ...{ capturedAt: null, latitude: null, longitude: null },
};

function facts(change: Partial<typeof fresh>) {
  const inspection = { ...fresh, ...change };
  const missing = new Map(missingInStepOne(inspection).map(({ field, message }) => [field, message]));
  return Object.fromEntries(sections.map(({ id }) => [id, factsOf(id, { inspection, missing })]));
}

test('a fresh inspection needs its claim, its damage, its four questions and a photo; policies do not apply yet', () => {
  const states = Object.entries(facts({})).map(([id, { state, needed }]) => [id, state, needed]);
  expect(states).toEqual([
    ['arrival', 'optional', ''],
    ['claim', 'needed', '1 needed'],
    ['master-policy', 'skipped', ''],
    ['homeowner', 'skipped', ''],
    ['damage', 'needed', '5 needed'],
    ['service', 'optional', ''],
    ['notes', 'needed', '4 needed'],
    ['debris', 'needed', 'Photo needed'],
  ]);
});

test.each([
  ['Master', 'optional', 'skipped'],
  ['Individual', 'skipped', 'optional'],
  ['Both', 'optional', 'optional'],
] as const)('policy type %s shows its own sections', (policyType, master, homeowner) => {
  const now = facts({ insuranceClaimType: 'Insurance', policyType });
  expect([now['master-policy']?.state, now.homeowner?.state]).toEqual([master, homeowner]);
});

test('a done section folds to its answers', () => {
  const now = facts({
    arrivalDate: '2026-11-20',
    arrivalTime: '08:52',
    arrivalAutoRecorded: true,
    insuranceClaimType: 'Insurance',
    policyType: 'Master',
    insuranceCompany: 'Fairway Mutual',
    claimNumber: 'FM-20-118834',
    damageType: ['Water', 'Mold'],
    category: 'Category 2',
    sizeOfProject: 3,
    yd30: 1,
    trashPhotos: [photo],
  });
  expect(now.arrival?.summary.replace(/\s/g, ' ')).toBe('Nov 20, 8:52 AM · Auto-recorded');
  expect(now.claim).toEqual({ state: 'done', needed: '', summary: 'Insurance · Master' });
  expect(now['master-policy']?.summary).toBe('Fairway Mutual · FM-20-118834');
  expect(now.damage?.summary).toBe('Water, Mold · Category 2 · 3 rooms');
  expect(now.debris).toEqual({ state: 'done', needed: '', summary: '1 × 30 Yd · 1 photo' });
});

test('every missing answer belongs to a section that asks for it', () => {
  const fields = missingInStepOne({ ...fresh, insuranceClaimType: 'Insurance' }).map(({ field }) =>
    sectionOf(field),
  );
  expect(new Set(fields)).toEqual(new Set(['claim', 'damage', 'notes']));
});
