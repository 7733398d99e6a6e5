import type { Draft } from './draft.ts';
import type { PolicyField } from './fields.ts';

/** Which policies a claim has (first document, section 4, "Claim type rule"). */
export function policiesOf(draft: Pick<Draft, 'insuranceClaimType' | 'policyType'>) {
  const insured = draft.insuranceClaimType === 'Insurance';
  return {
    master: insured && (draft.policyType === 'Master' || draft.policyType === 'Both'),
    homeowner: insured && (draft.policyType === 'Individual' || draft.policyType === 'Both'),
  };
}

/** A policy's facts in a claim sheet's header. */
export interface SheetPolicy {
  kind: 'Master' | 'Individual';
  claimNumber: string | null;
  dateOfLoss: string | null;
  deductible: number | null;
}

export type Policies = Pick<Draft, 'insuranceClaimType' | 'policyType' | PolicyField | `${PolicyField}1`>;

/** The policies of a claim, the master policy first if there are both. */
export function sheetPolicies(draft: Policies): SheetPolicy[] {
  const { master, homeowner } = policiesOf(draft);
  const { claimNumber, dateOfLoss, deductible } = draft;
  const found: SheetPolicy[] = [];
  if (master) found.push({ kind: 'Master', claimNumber, dateOfLoss, deductible });
  if (homeowner)
    found.push({
      kind: 'Individual',
      claimNumber: draft.claimNumber1,
      dateOfLoss: draft.dateOfLoss1,
      deductible: draft.deductible1,
    });
  return found;
}

interface Place {
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** Loss addresses from the policies without duplicates, or else the project's address. */
export function lossAddress(draft: Policies, project: Place): string {
  const { master, homeowner } = policiesOf(draft);
  const entered: Place[] = [];
  const { city, state, city1, state1 } = draft;
  if (master && draft.lossAddress?.trim())
    entered.push({ address: draft.lossAddress, city, state, zipCode: draft.zip });
  if (homeowner && draft.lossAddress1?.trim())
    entered.push({ address: draft.lossAddress1, city: city1, state: state1, zipCode: draft.zip1 });
  const places = (entered.length > 0 ? entered : [project]).map(inOneLine);
  return [...new Set(places)].join('; ');
}

const inOneLine = ({ address, city, state, zipCode }: Place): string =>
  [
    address,
    city,
    [state, zipCode]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
