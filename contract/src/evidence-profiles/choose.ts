import type { EvidenceFacts } from './facts.ts';
import type { EvidenceProfile } from './profile.ts';

const takes = <T>(wanted: readonly T[], told: readonly (T | null | undefined)[]) =>
  wanted.length === 0 || wanted.some((one) => told.includes(one));

/** The first profile, by its order, that fits what is known of a job (evidence.md 2); one that takes all fits every job. */
export function profileFor<P extends Pick<EvidenceProfile, 'order' | 'appliesTo'>>(
  profiles: readonly P[],
  { project, inspection }: Pick<EvidenceFacts, 'project' | 'inspection'>,
): P | undefined {
  const insurers = [inspection?.insuranceCompany, inspection?.insuranceCompany1, project.insuranceCompany];
  return profiles
    .toSorted((one, other) => one.order - other.order)
    .find(
      ({ appliesTo: of }) =>
        takes(of.projectClaimType, [project.claimType]) &&
        takes(of.payment, [inspection?.insuranceClaimType]) &&
        takes(of.damageType, inspection?.damageType ?? []) &&
        takes(of.category, [inspection?.category]) &&
        takes(of.residentType, [project.residentType]) &&
        (of.insurerContains === '' ||
          insurers.some((name) => name?.toLowerCase().includes(of.insurerContains.toLowerCase()))),
    );
}
