import type { Draft, DraftChange } from '@tidemark/contract/inspections/draft';
import { policyFields } from '@tidemark/contract/inspections/fields';

const names = Object.keys(policyFields).flatMap((name) => [name, `${name}1`]) as (keyof Draft)[];

/** What SelfPay would clear (first document, section 4), to be brought back as it was. */
export function clearedBySelfPay(draft: Draft): { count: number; before: DraftChange } {
  const filled = names.filter((name) => draft[name] !== null && draft[name] !== '');
  const fields = Object.fromEntries(filled.map((name) => [name, draft[name]]));
  const { insuranceClaimType, policyType } = draft;
  return { count: filled.length, before: { insuranceClaimType, policyType, ...fields } };
}
