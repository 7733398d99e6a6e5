import type { Inspection } from '../inspections/inspection.ts';
import type { EvidenceFacts } from './facts.ts';
import { basicId, type EvidenceProfile } from './profile.ts';

const takes = <T>(wanted: readonly T[], told: readonly (T | null | undefined)[]) =>
  wanted.length === 0 || wanted.some((one) => told.includes(one));

/** Both are typed. */
const folded = (typed: string) => typed.trim().toLowerCase();

type Ordered = Pick<EvidenceProfile, 'id' | 'name' | 'order'>;
const isBasic = ({ id }: Ordered) => Number(id === basicId);

/** Profiles in the order in which a job takes the first that fits it; Basic is last. */
export const inProfileOrder = <P extends Ordered>(profiles: readonly P[]): P[] =>
  profiles.toSorted(
    (one, other) =>
      isBasic(one) - isBasic(other) || one.order - other.order || one.name.localeCompare(other.name),
  );

/** What chooses a job's profile. */
interface KnownOfJob {
  project: Pick<EvidenceFacts['project'], 'claimType' | 'residentType' | 'insuranceCompany'>;
  inspection:
    | {
        [F in 'insuranceClaimType' | 'damageType' | 'category' | 'insuranceCompany' | 'insuranceCompany1']:
          | Inspection[F]
          | null;
      }
    | null;
}

/** The first profile, by its order, that fits what is known of a job (evidence.md 2); Basic fits every job. */
export function profileFor<P extends Ordered & Pick<EvidenceProfile, 'appliesTo'>>(
  profiles: readonly P[],
  { project, inspection }: KnownOfJob,
): P | undefined {
  const insurers = [inspection?.insuranceCompany, inspection?.insuranceCompany1, project.insuranceCompany];
  return inProfileOrder(profiles).find(
    ({ id, appliesTo: of }) =>
      id === basicId ||
      (takes(of.projectClaimType, [project.claimType]) &&
        takes(of.payment, [inspection?.insuranceClaimType]) &&
        takes(of.damageType, inspection?.damageType ?? []) &&
        takes(of.category, [inspection?.category]) &&
        takes(of.residentType.map(folded), [folded(project.residentType ?? '')]) &&
        (of.insurerContains === '' ||
          insurers.some((name) => name?.toLowerCase().includes(of.insurerContains.toLowerCase())))),
  );
}
