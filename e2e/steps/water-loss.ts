import { furnishedInspection } from './furnished.ts';
import { firstInspection } from './open-inspection.ts';

/**
 * A water loss that an insurer pays for, with one affected room and one that is not. Its project is new: one of an earlier
 * journey keeps the profile it was submitted with.
 */
export async function waterLoss(url: string) {
  const insured = {
    ...{ insuranceClaimType: 'Insurance', policyType: 'Master' },
    ...{ insuranceCompany: 'Prairie Mutual', claimNumber: 'W-1', dateOfLoss: '2026-11-19' },
  };
  const its = await furnishedInspection(
    url,
    [{ name: 'Kitchen', type: 'Kitchen', rows: { 54: { all: true } } }, { name: 'Hall' }],
    (to, draft) => firstInspection(to, { ...draft, ...insured }),
  );
  await its.its.ask('PUT', `/inspections/${its.id}/step`, { currentStep: 3 });
  const shots = async () =>
    (
      await its.its.ask<{ documentation: { photos: { shot: string | null }[] } }>(
        'GET',
        `/documentation/inspection/${its.id}`,
      )
    ).documentation.photos.map(({ shot }) => shot);
  return { ...its, shots };
}
