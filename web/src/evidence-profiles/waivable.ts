import { isManager, type Role } from '@tidemark/contract/access';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';

/** The rules of a job's profile for which this person may give a reason. */
export function waivable(
  { rules }: Pick<EvidenceProfile, 'rules'>,
  project: Project,
  role: Role,
): Set<string> {
  if (jobState(project) !== 'Open') return new Set();
  const may = rules.filter(
    ({ waiver }) => waiver === 'technician' || (waiver === 'managers' && isManager(role)),
  );
  return new Set(may.map(({ id }) => id));
}
