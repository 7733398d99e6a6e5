import { inspectionFields, insuranceClaimTypes, policyTypes } from '@tidemark/contract/inspections/fields';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { clearPolicies, policiesCleared } from '../../copy.ts';
import { OneAnswer } from '../choice-answer.tsx';
import { clearedBySelfPay } from '../cleared-policies.ts';
import { useAnswer, useDraftStore, useFieldError } from '../draft-context.tsx';
import type { DraftStore } from '../draft-store.ts';
import { Question } from '../question.tsx';
import { offerUndo } from '../undo-answer.ts';

/** Insurance first, as on the paper form. */
const claimTypes = insuranceClaimTypes.toReversed();

const choose = (store: DraftStore, insuranceClaimType: (typeof claimTypes)[number] | null) =>
  store.answer({ insuranceClaimType });

/** It clears the policy details, so it asks first and can be undone. */
async function chooseSelfPay(store: DraftStore): Promise<void> {
  const { count, before } = clearedBySelfPay(store.view().inspection);
  if (count > 0 && !(await confirm(clearPolicies(count)))) return;
  await choose(store, 'SelfPay');
  if (count > 0) offerUndo(store, policiesCleared(count), before);
}

export function ClaimSection() {
  const store = useDraftStore();
  const claimType = useAnswer('insuranceClaimType');
  const claimError = useFieldError('insuranceClaimType');
  return (
    <>
      <Question field="insuranceClaimType">
        <Segmented
          label={inspectionFields.insuranceClaimType.label}
          required
          choices={claimTypes}
          value={claimType}
          error={claimError}
          onChange={(chosen) => (chosen === 'SelfPay' ? chooseSelfPay(store) : void choose(store, chosen))}
        />
      </Question>
      {claimType === 'Insurance' && <OneAnswer field="policyType" required choices={policyTypes} />}
    </>
  );
}
