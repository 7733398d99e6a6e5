import type { ClaimFact } from '../projects/fields.ts';
import type { Project } from '../projects.ts';
import type { Draft, DraftChange } from './draft.ts';
import type { PolicyField } from './fields.ts';
import { policiesOf } from './policies.ts';

/** Which of the office's facts a policy asks for; its contact number and email are the claimant's. */
const offered = {
  insuranceCompany: 'insuranceCompany',
  claimNumber: 'claimNumber',
  dateOfLoss: 'dateOfLoss',
  deductible: 'deductible',
  adjuster: 'adjusterName',
} as const satisfies Partial<Record<PolicyField, ClaimFact>>;
type Offered = keyof typeof offered;
const names = Object.keys(offered) as Offered[];

export type ClaimFacts = { readonly [K in ClaimFact]?: Project[K] };
type PolicyFacts = Pick<Draft, 'insuranceClaimType' | 'policyType' | Offered | `${Offered}1`>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The suffix of the policy that is billed: the master policy's where there are both; undefined without a policy. */
export function billedSuffix(draft: Pick<Draft, 'insuranceClaimType' | 'policyType'>): '' | '1' | undefined {
  const { master, homeowner } = policiesOf(draft);
  return master ? '' : homeowner ? '1' : undefined;
}

/** What the office knows that the billed policy does not say yet; what is said stays. */
export function officeOffer(draft: PolicyFacts, project: ClaimFacts): DraftChange {
  const suffix = billedSuffix(draft);
  if (suffix === undefined) return {};
  return Object.fromEntries(
    names
      .filter((name) => isBlank(draft[`${name}${suffix}`]) && !isBlank(project[offered[name]]))
      .map((name) => [`${name}${suffix}`, project[offered[name]]]),
  );
}

/** An inspection as papers print it: what the billed policy leaves blank is the office's. Nothing for who pays themselves. */
export const withOfficeFacts = <D extends PolicyFacts>(draft: D, project: ClaimFacts): D => ({
  ...draft,
  ...officeOffer(draft, project),
});

/** Facts of the office that the inspection says otherwise, with what it says. */
export function saidOtherwise(
  draft: PolicyFacts,
  project: ClaimFacts,
): { fact: ClaimFact; says: string | number }[] {
  const suffix = billedSuffix(draft);
  if (suffix === undefined) return [];
  return names.flatMap((name) => {
    const says = draft[`${name}${suffix}`];
    const same = isBlank(says) || says === project[offered[name]];
    return same ? [] : [{ fact: offered[name], says: says! }];
  });
}
