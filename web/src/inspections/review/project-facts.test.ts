import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { wholeStepOne } from '@tidemark/contract/testing/step-one-cases';
import { expect, test } from 'vitest';
import { projectFacts } from './project-facts.ts';

const factsIn = (title: string, draft: Parameters<typeof projectFacts>[0]) =>
  projectFacts(draft).find((group) => group.title === title)?.facts;

test('review facts: an empty inspection has none', () => {
  expect(projectFacts(emptyDraft)).toEqual([]);
});

test('review facts: answers, questions, testing, trips and debris are there, also No and 0', () => {
  const draft = {
    ...wholeStepOne,
    testingClearances: false,
    testingClearancesOther: 'Asbestos',
    monitoringTripsRegularHours: 0,
    pickupVan: 2,
    additionalNotes: 'Gate code 12.',
  };
  expect(factsIn('Service Details', draft)).toEqual([
    ['Testing, clearances, thermal imaging', 'No'],
    ['Testing and clearances, other', 'Asbestos'],
    ['Monitoring trips, regular hours', '0'],
  ]);
  expect(factsIn('Debris & Equipment', draft)).toEqual([['Debris pickup van', '2']]);
  expect(factsIn('Additional Notes', draft)).toEqual([
    ['Was there any signs of microbial growth?', 'Yes'],
    ['Are there continuous materials that were not affected?', 'No'],
    ['Do cabinets need to be detached or disposed of?', 'Yes'],
    ['Is a Pack Out required?', 'No'],
    ['Additional notes', 'Gate code 12.'],
  ]);
});

test('review facts: each policy that applies has its thirteen facts, the homeowner policy under its own names', () => {
  const policy = {
    claimNumber: 'A-1',
    dateOfLoss: '2026-11-20',
    adjuster: 'Rosa Lindqvist',
    deductible: 500,
  };
  const draft = { ...wholeStepOne, ...policy, claimantName1: 'Noé Brandt', contactNumber1: '6305550100' };
  expect(factsIn('Master Policy Details', draft)).toEqual([
    ['Claim number', 'A-1'],
    ['Date of loss', 'Nov 20, 2026'],
    ['Deductible', '$500.00'],
    ['Adjuster', 'Rosa Lindqvist'],
  ]);
  expect(factsIn('Homeowner Claim Details', draft)).toEqual([
    ['Homeowner, claimant name', 'Noé Brandt'],
    ['Homeowner, contact number', '(630) 555-0100'],
  ]);
  expect(factsIn('Master Policy Details', { ...draft, policyType: 'Individual' })).toBeUndefined();
  expect(factsIn('Claim Information', { ...draft, insuranceClaimType: 'SelfPay' })).toEqual([
    ['Claim type', 'SelfPay'],
  ]);
});

test('review facts: what Other means is said beside it', () => {
  const draft = {
    ...emptyDraft,
    affectedRooms: ['Bathroom' as const, 'Other' as const],
    affectedRoomsOther: 'Sauna',
  };
  expect(factsIn('Damage Assessment', draft)).toEqual([['Affected rooms', 'Bathroom, Other (Sauna)']]);
});
