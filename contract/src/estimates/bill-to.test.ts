import { expect, test } from 'vitest';
import { inspection, list, room } from '../testing/wet-basement.ts';
import { type EstimatedInspection, estimate } from './estimate.ts';

const insured = {
  insuranceClaimType: 'Insurance',
  insuranceCompany: 'Fairway Mutual',
  claimNumber: 'FM-20-118834',
  deductible: 2500,
  contactNumber: '(800) 555-0100',
  insuranceCompany1: 'Prairie Home',
  deductible1: 500,
} as const;
const made = (fields: Partial<EstimatedInspection>) =>
  estimate({ ...inspection, ...fields }, [room()], [{ id: 'room', rows: { 5: { yesX: 2 } } }], list);

test('estimate: SelfPay bills the homeowner without a deductible', () => {
  const { billTo, policies, deductible } = made({ ...insured, insuranceClaimType: 'SelfPay' });
  expect(billTo).toEqual({
    kind: 'Homeowner',
    name: 'Helen Okafor',
    address: ['418 Larkspur Lane', 'Naperville, IL 60540'],
    phone: '(630) 555-0148',
  });
  expect([policies, deductible]).toEqual([[], null]);
});

const office = {
  insuranceCompany: 'Office Mutual',
  claimNumber: 'OFFICE-1',
  policyNumber: 'HO-7741902',
  dateOfLoss: '2026-11-18',
  adjusterName: 'Renee Castillo',
  adjusterPhone: '(630) 555-0188',
  adjusterEmail: 'castillo@fairwaymutual.example',
  deductible: 750,
};
const customer = { ...inspection.customer, ...office };

test('estimate: each fact of the billed policy is the inspection’s, else the office’s', () => {
  const of = made({
    ...{ ...insured, customer, policyType: 'Both', insuranceCompany: null, deductible: null },
    ...{ dateOfLoss: null, adjuster: 'Somebody Else', claimNumber1: null },
  });
  expect(of.billTo).toMatchObject({ kind: 'Insurer', name: 'Office Mutual' });
  expect(of.policies).toMatchObject([
    {
      ...{ insuranceCompany: 'Office Mutual', claimNumber: 'FM-20-118834', policyNumber: 'HO-7741902' },
      ...{ dateOfLoss: '2026-11-18', adjuster: 'Somebody Else', deductible: 750 },
      ...{ adjusterPhone: '(630) 555-0188', adjusterEmail: 'castillo@fairwaymutual.example' },
    },
    { insuranceCompany: 'Prairie Home', claimNumber: null, deductible: 500 },
  ]);
  expect(of.deductible).toBe(750);
});

test('estimate: SelfPay prints none of the office’s facts', () => {
  const of = made({ ...insured, customer, insuranceClaimType: 'SelfPay' });
  expect([of.policies, of.deductible, of.billTo.kind]).toEqual([[], null, 'Homeowner']);
  expect(JSON.stringify(of)).not.toMatch(/OFFICE-1|Office Mutual|HO-7741902|castillo/);
});

test.each([
  ['Master', 'Fairway Mutual', 2500, ['Master']],
  ['Individual', 'Prairie Home', 500, ['Individual']],
  ['Both', 'Fairway Mutual', 2500, ['Master', 'Individual']],
] as const)(
  'estimate: a claim on policy type %s bills %s; the deductible %d stands apart',
  (policyType, name, deductible, kinds) => {
    const of = made({ ...insured, policyType });
    expect(of.billTo).toMatchObject({ kind: 'Insurer', name });
    expect(of.preparedFor.name).toBe('Helen Okafor');
    expect(of.policies.map(({ kind }) => kind)).toEqual(kinds);
    expect([of.deductible, of.total]).toEqual([deductible, 136]);
  },
);
