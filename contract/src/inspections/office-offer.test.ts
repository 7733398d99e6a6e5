import { expect, test } from 'vitest';
import { newInspection } from './inspection.ts';
import { officeOffer, saidOtherwise, withOfficeFacts } from './office-offer.ts';

const office = {
  insuranceCompany: 'Fairway Mutual',
  claimNumber: 'FM-20-118834',
  policyNumber: 'HO-7741902',
  dateOfLoss: '2026-11-18',
  adjusterName: 'Renee Castillo',
  adjusterPhone: '(630) 555-0188',
  adjusterEmail: 'castillo@fairwaymutual.example',
  deductible: 0,
};
const draft = (change: object) => ({
  ...newInspection({ id: 'a', projectId: 1, technicianId: 1, at: '2026-11-20T09:00:00.000Z' }),
  ...change,
});
const insured = { insuranceClaimType: 'Insurance', policyType: 'Both' } as const;

test('office offer: only blank fields of the policy that is billed, and no contact of the claimant', () => {
  expect(officeOffer(draft({ ...insured, claimNumber: 'A-1', claimantName: 'Helen' }), office)).toEqual({
    insuranceCompany: 'Fairway Mutual',
    dateOfLoss: '2026-11-18',
    deductible: 0,
    adjuster: 'Renee Castillo',
  });
  const individual = draft({ ...insured, policyType: 'Individual' });
  expect(Object.keys(officeOffer(individual, office)).every((name) => name.endsWith('1'))).toBe(true);
  expect(officeOffer(draft(insured), {})).toEqual({});
});

test.each([
  [{ insuranceClaimType: 'SelfPay', policyType: null }],
  [{ insuranceClaimType: null, policyType: null }],
  [{ insuranceClaimType: 'Insurance', policyType: null }],
])('office offer: %o has no policy, and nothing of the office is offered or printed', (change) => {
  expect(officeOffer(draft(change), office)).toEqual({});
  expect(withOfficeFacts(draft(change), office).claimNumber).toBeNull();
  expect(saidOtherwise(draft({ ...change, claimNumber: 'A-1' }), office)).toEqual([]);
});

test('office offer: what the inspection says otherwise is told by the office’s name for it', () => {
  const it = draft({ ...insured, claimNumber: 'A-1', adjuster: 'Renee Castillo', deductible: 500 });
  expect(saidOtherwise(it, office)).toEqual([
    { fact: 'claimNumber', says: 'A-1' },
    { fact: 'deductible', says: 500 },
  ]);
});
