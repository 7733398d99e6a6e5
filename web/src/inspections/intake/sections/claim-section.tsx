import { insuranceClaimTypes, policyTypes } from '@tidemark/contract/inspections/draft';
import { Segmented } from '../../../ui/segmented.tsx';
import { useAnswer, useDraftStore, useFieldError } from '../draft-context.tsx';
import { Question } from '../question.tsx';

/** Insurance first, as on the paper form. */
const claimTypes = insuranceClaimTypes.toReversed();

export function ClaimSection() {
  const store = useDraftStore();
  const claimType = useAnswer('insuranceClaimType');
  const policyType = useAnswer('policyType');
  const claimError = useFieldError('insuranceClaimType');
  const policyError = useFieldError('policyType');
  return (
    <>
      <Question field="insuranceClaimType">
        <Segmented
          label="Claim type"
          required
          choices={claimTypes}
          value={claimType}
          error={claimError}
          onChange={(insuranceClaimType) => void store.answer({ insuranceClaimType })}
        />
      </Question>
      {claimType === 'Insurance' && (
        <Question field="policyType">
          <Segmented
            label="Policy type"
            required
            choices={policyTypes}
            value={policyType}
            error={policyError}
            onChange={(chosen) => void store.answer({ policyType: chosen })}
          />
        </Question>
      )}
    </>
  );
}
