import type { Draft } from '../inspections/draft.ts';
import type { ClaimFacts } from '../inspections/office-offer.ts';
import { policiesOf } from '../inspections/policies.ts';
import type { Project } from '../projects.ts';
import type { EstimateContent, EstimatePolicy } from './estimate-shape.ts';

export type Customer = ClaimFacts &
  Pick<
    Project,
    | 'title'
    | 'customerName'
    | 'customerPhone'
    | 'addressLine1'
    | 'addressLine2'
    | 'city'
    | 'state'
    | 'zipCode'
  >;
export type PolicyFields = Pick<
  Draft,
  | 'insuranceClaimType'
  | 'policyType'
  | 'insuranceCompany'
  | 'claimNumber'
  | 'dateOfLoss'
  | 'deductible'
  | 'adjuster'
  | 'contactNumber'
  | 'insuranceCompany1'
  | 'claimNumber1'
  | 'dateOfLoss1'
  | 'deductible1'
  | 'adjuster1'
  | 'contactNumber1'
>;

export function preparedFor(customer: Customer): EstimateContent['preparedFor'] {
  const { customerName, customerPhone, addressLine1, addressLine2, city, state, zipCode } = customer;
  return {
    name: customerName,
    address: [
      [addressLine1, addressLine2].filter(Boolean).join(', '),
      [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ].filter(Boolean),
    phone: customerPhone,
  };
}

/** What only the office knows of the policy that is billed; a key is there where it knows something. */
function ofOffice({ policyNumber, adjusterPhone, adjusterEmail }: ClaimFacts): Partial<EstimatePolicy> {
  return {
    ...(policyNumber && { policyNumber }),
    ...(adjusterPhone && { adjusterPhone }),
    ...(adjusterEmail && { adjusterEmail }),
  };
}

/** The policies of an insurance claim, the one that is billed first: the master policy where there are both. */
export function policies(of: PolicyFields, office: ClaimFacts = {}): EstimatePolicy[] {
  const { master, homeowner } = policiesOf(of);
  const found: EstimatePolicy[] = [];
  if (master) {
    const { insuranceCompany, claimNumber, dateOfLoss, adjuster, deductible } = of;
    found.push({ kind: 'Master', insuranceCompany, claimNumber, dateOfLoss, adjuster, deductible });
  }
  if (homeowner)
    found.push({
      kind: 'Individual',
      insuranceCompany: of.insuranceCompany1,
      claimNumber: of.claimNumber1,
      dateOfLoss: of.dateOfLoss1,
      adjuster: of.adjuster1,
      deductible: of.deductible1,
    });
  const [first, ...others] = found;
  return first ? [{ ...first, ...ofOffice(office) }, ...others] : [];
}

/** decisions.md, "Estimate": SelfPay bills the homeowner, Insurance the insurer. */
export function billTo(of: PolicyFields, customer: Customer): EstimateContent['billTo'] {
  const [first] = policies(of);
  if (!first) return { kind: 'Homeowner', ...preparedFor(customer) };
  const phone = first.kind === 'Master' ? of.contactNumber : of.contactNumber1;
  return { kind: 'Insurer', name: first.insuranceCompany, address: [], phone };
}
