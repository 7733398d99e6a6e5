import { expect, test } from 'vitest';
import { stepOneCases, wholeStepOne } from '../testing/step-one-cases.ts';
import { changeDraft } from './change-draft.ts';
import { emptyDraft } from './draft.ts';
import { policyFields } from './fields.ts';
import { policiesOf } from './policies.ts';
import { missingInStepOne, withClaimTypeRule } from './step-one.ts';

const whole = wholeStepOne;
const question = 'Question must be answered either yes or no';

test('step one: a complete one lacks nothing', () => {
  expect(missingInStepOne(whole)).toEqual([]);
  expect(missingInStepOne({ ...whole, insuranceClaimType: 'SelfPay', policyType: null })).toEqual([]);
});

test('step one: an empty one lacks everything, in form order and the specified words', () => {
  expect(missingInStepOne(emptyDraft)).toEqual([
    { field: 'insuranceClaimType', message: 'Claim type is required' },
    { field: 'damageType', message: 'Damage type is required' },
    { field: 'category', message: 'Category is required' },
    { field: 'affectedRooms', message: 'At least one affected room is required' },
    { field: 'affectedMaterials', message: 'At least one affected material is required' },
    { field: 'sizeOfProject', message: 'Qty of rooms affected is required (minimum 1)' },
    { field: 'inspectionQuestions.microbialGrowth', message: question },
    { field: 'inspectionQuestions.continuousMaterialsUnaffected', message: question },
    { field: 'inspectionQuestions.cabinetsDetachDispose', message: question },
    { field: 'inspectionQuestions.packOutRequired', message: question },
  ]);
});

test.each(stepOneCases)('step one: without $field, $message', ({ lack, field, message }) => {
  expect(missingInStepOne(changeDraft(whole, lack))).toEqual([{ field, message }]);
});

test('estimate lines: a missing room gives no quantity', () => {
  expect(missingInStepOne({ ...whole, sizeOfProject: 0 }).map(({ field }) => field)).toEqual([
    'sizeOfProject',
  ]);
});

test.each([
  [null, null, false, false],
  ['SelfPay', 'Both', false, false],
  ['Insurance', null, false, false],
  ['Insurance', 'Master', true, false],
  ['Insurance', 'Individual', false, true],
  ['Insurance', 'Both', true, true],
] as const)(
  'step one: a claim of %s with %s has master: %s, homeowner: %s',
  (insuranceClaimType, policyType, master, homeowner) => {
    expect(policiesOf({ insuranceClaimType, policyType })).toEqual({ master, homeowner });
  },
);

test('draft changes: choosing SelfPay clears only the policy type and both policies', () => {
  const change = {
    insuranceClaimType: 'SelfPay',
    policyType: 'Master',
    adjuster: 'Kim',
    adjuster1: 'Lee',
    category: 'Category 2',
  } as const;
  const ruled = withClaimTypeRule(change);
  const policies = Object.keys(policyFields).flatMap((name) => [name, `${name}1`]);
  expect(ruled).toEqual({
    ...change,
    policyType: null,
    ...Object.fromEntries(policies.map((name) => [name, null])),
  });
});

test('draft changes: any other change stays as it is', () => {
  for (const change of [
    {},
    { policyType: 'Both' },
    { insuranceClaimType: 'Insurance', adjuster: 'Kim' },
    { insuranceClaimType: null },
  ] as const) {
    expect(withClaimTypeRule(change)).toBe(change);
  }
});
