import { expect, test } from 'vitest';
import { insuredBy } from './insured-by.ts';

const office = { insuranceCompany: 'Fairway Mutual', claimNumber: 'FM-20' };
const blank = { insuranceCompany: null, claimNumber: null, insuranceCompany1: null, claimNumber1: null };
const both = { ...blank, insuranceClaimType: 'Insurance', policyType: 'Both' } as const;
const individual = { ...both, policyType: 'Individual' } as const;

test.each([
  ['the office before anybody was there', undefined, office],
  ['the office while the policy says nothing', both, office],
  [
    'the policy, and the office for what it leaves out',
    { ...both, claimNumber: 'A-1' },
    { ...office, claimNumber: 'A-1' },
  ],
  [
    'the homeowner’s policy where it is billed',
    { ...individual, claimNumber: 'A-1', claimNumber1: 'B-1' },
    { ...office, claimNumber: 'B-1' },
  ],
  ['nobody for who pays themselves', { ...both, insuranceClaimType: 'SelfPay' } as const, {}],
])('insured by: %s', (_, newest, told) => {
  expect(insuredBy(office, newest)).toEqual(told);
});
