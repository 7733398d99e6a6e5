import { newInspection } from '@tidemark/contract/inspections/inspection';
import type { SectionId } from '@tidemark/contract/inspections/sections';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { expect, test } from 'vitest';
import { completedSince, factsOf, sectionOf, sections, unfoldedAfter } from './sections.ts';

const fresh = newInspection({ id: 'one', projectId: 1, technicianId: 1, at: '2026-11-20T14:52:00.000Z' });

const photo = {
  ...{ id: 'p', fileUrl: '', fileName: 'van.jpg', createdAt: fresh.createdAt, size: 1, sha256: '' },
  ...{ capturedAt: null, latitude: null, longitude: null, flaw: null },
};

function viewOf(change: Partial<typeof fresh>, wrong: string[] = []) {
  const inspection = { ...fresh, ...change };
  const missing = new Map(missingInStepOne(inspection).map(({ field, message }) => [field, message]));
  const invalid = new Map(wrong.map((field) => [field, { value: '?', message: 'Enter a number.' }]));
  return { inspection, missing, invalid };
}

const facts = (change: Partial<typeof fresh>, wrong: string[] = []) =>
  Object.fromEntries(sections.map(({ id }) => [id, factsOf(id, viewOf(change, wrong))]));

test('intake sections: a new inspection needs its claim, its damage, its four questions and a photo; policies do not apply yet', () => {
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
] as const)('intake sections: policy type %s shows its own sections', (policyType, master, homeowner) => {
  const now = facts({ insuranceClaimType: 'Insurance', policyType });
  expect([now['master-policy']?.state, now.homeowner?.state]).toEqual([master, homeowner]);
});

test('intake sections: a completed section folds to its answers', () => {
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
  expect(now.debris).toEqual({ state: 'done', needed: '', summary: '1 × 30 Yd · 1 debris photo' });
});

const policy = {
  ...{ insuranceCompany: 'Fairway', claimNumber: '1', dateOfLoss: '2026-11-19', deductible: 0 },
  ...{ adjuster: 'Kim', claimantName: 'Helen', companyName: 'Oak HOA', contactNumber: '630 555 0100' },
  ...{ contactEmail: 'a@b.example', lossAddress: '1 Elm', city: 'Lisle', state: 'IL', zip: '60532' },
};
const insured = { insuranceClaimType: 'Insurance', policyType: 'Both' } as const;
const harm = {
  ...{ damageType: ['Water' as const], category: 'Category 1' as const, sizeOfProject: 1 },
  ...{ affectedRooms: ['Other' as const], affectedMaterials: ['Tile' as const] },
};

test.each<[string, SectionId, Partial<typeof fresh>, string]>([
  ['a date without a time', 'arrival', { arrivalDate: '2026-11-20' }, 'optional'],
  ['a time without a date', 'arrival', { arrivalTime: '08:52' }, 'optional'],
  ['date and time', 'arrival', { arrivalDate: '2026-11-20', arrivalTime: '08:52' }, 'done'],
  ['a company alone', 'master-policy', { ...insured, insuranceCompany: 'Fairway' }, 'optional'],
  ['all but the zip', 'master-policy', { ...insured, ...policy, zip: ' ' }, 'optional'],
  ['all thirteen, a deductible of nothing among them', 'master-policy', { ...insured, ...policy }, 'done'],
  ['those of the other policy', 'homeowner', { ...insured, ...policy }, 'optional'],
  ['trips without the service call', 'service', { monitoringTripsAfterHours: 2 }, 'optional'],
  ['the service call', 'service', { emergencyServiceCall: 'Same Day' }, 'done'],
  ['a room called Other that nobody named', 'damage', harm, 'optional'],
  ['the other room named', 'damage', { ...harm, affectedRoomsOther: 'Sauna' }, 'done'],
])('intake sections: %s in %s: a check means that the section is complete', (_, id, change, state) => {
  expect(facts(change)[id]?.state).toBe(state);
});

test('intake sections: an invalid entry, its section has no check and says why', () => {
  const all = { ...insured, ...policy };
  expect(facts(all, ['deductible'])['master-policy']).toMatchObject({
    state: 'needed',
    needed: '1 to fix',
  });
  expect(facts({ arrivalDate: '2026-11-20', arrivalTime: '08:52' }, ['arrivalTime']).arrival?.state).toBe(
    'needed',
  );
});

test('intake sections: every answer belongs to the section that asks for it', () => {
  const asked = {
    arrival: ['arrivalDate', 'arrivalTime'],
    claim: ['insuranceClaimType', 'policyType'],
    'master-policy': ['zip', 'deductible'],
    homeowner: ['zip1', 'deductible1'],
    damage: ['affectedRoomsOther', 'affectedMaterialsOther', 'sizeOfProject'],
    service: ['testingClearancesOther', 'monitoringTripsRegularHours', 'monitoringTripsAfterHours'],
    notes: ['additionalNotes', 'inspectionQuestions.packOutRequired'],
    debris: ['pickupVan', 'trailer', 'yd20', 'yd30', 'yd40'],
  };
  for (const [id, fields] of Object.entries(asked))
    for (const field of fields) expect(sectionOf(field), field).toBe(id);
});

test('intake sections: every missing answer belongs to a section that asks for it', () => {
  const fields = missingInStepOne({ ...fresh, insuranceClaimType: 'Insurance' }).map(({ field }) =>
    sectionOf(field),
  );
  expect(new Set(fields)).toEqual(new Set(['claim', 'damage', 'notes']));
});

test('intake sections: with the last required answer of a section the next ones unfold, to the first that needs something', () => {
  const selfPay = { insuranceClaimType: 'SelfPay' } as const;
  expect(completedSince(viewOf({}).missing, viewOf({ insuranceClaimType: 'Insurance' }))).toEqual([]);
  expect(completedSince(viewOf({}).missing, viewOf(selfPay))).toEqual(['claim']);
  expect(unfoldedAfter('claim', viewOf(selfPay))).toEqual(['damage']);
  expect(unfoldedAfter('claim', viewOf(insured))).toEqual(['master-policy', 'homeowner', 'damage']);
  expect(completedSince(viewOf(selfPay).missing, viewOf({ ...selfPay, ...harm }))).toEqual(['damage']);
  expect(unfoldedAfter('damage', viewOf(harm))).toEqual(['service', 'notes']);
  expect(unfoldedAfter('notes', viewOf({ trashPhotos: [photo] }))).toEqual(['debris']);
  expect(unfoldedAfter('debris', viewOf({}))).toEqual([]);
});
