import type { Detail } from '../refused.ts';
import type { Draft, DraftChange } from './draft.ts';
import { noRooms, policyFields } from './fields.ts';
import { inspectionQuestions } from './questions.ts';

/** What step 1 still needs, in form order, in the messages of the first document, section 5. */
export function missingInStepOne(draft: Omit<Draft, 'technicianSignature' | 'customerSignature'>): Detail[] {
  const rules: [field: string, ok: boolean, message: string][] = [
    ['insuranceClaimType', draft.insuranceClaimType !== null, 'Claim type is required'],
    [
      'policyType',
      draft.insuranceClaimType !== 'Insurance' || draft.policyType !== null,
      'Policy type is required for insurance claims',
    ],
    ['damageType', draft.damageType.length > 0, 'Damage type is required'],
    ['category', draft.category !== null, 'Category is required'],
    ['affectedRooms', draft.affectedRooms.length > 0, 'At least one affected room is required'],
    ['affectedMaterials', draft.affectedMaterials.length > 0, 'At least one affected material is required'],
    ['sizeOfProject', (draft.sizeOfProject ?? 0) >= 1, noRooms],
  ];
  const answered = new Set(draft.inspectionQuestions.map(({ code }) => code));
  for (const { code } of inspectionQuestions) {
    rules.push([
      `inspectionQuestions.${code}`,
      answered.has(code),
      'Question must be answered either yes or no',
    ]);
  }
  return rules.filter(([, ok]) => !ok).map(([field, , message]) => ({ field, message }));
}

/** Completes a change of the draft: choosing SelfPay clears the policy type and both policies. */
export function withClaimTypeRule<C extends DraftChange>(change: C): C {
  if (change.insuranceClaimType !== 'SelfPay') return change;
  return { ...change, policyType: null, ...clearedPolicies };
}

const clearedPolicies = Object.fromEntries(
  Object.keys(policyFields).flatMap((name) => [
    [name, null],
    [`${name}1`, null],
  ]),
) as Partial<Draft>;
