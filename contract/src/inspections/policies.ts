import type { Draft } from './draft.ts';

/** Which policies a claim has (first document, section 4, "Claim type rule"). */
export function policiesOf(draft: Pick<Draft, 'insuranceClaimType' | 'policyType'>) {
  const insured = draft.insuranceClaimType === 'Insurance';
  return {
    master: insured && (draft.policyType === 'Master' || draft.policyType === 'Both'),
    homeowner: insured && (draft.policyType === 'Individual' || draft.policyType === 'Both'),
  };
}
