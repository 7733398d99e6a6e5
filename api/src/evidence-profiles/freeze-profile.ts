import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import type { SignedIn, WriteContext } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { fittingProfile, keptProfile, newestInspection } from './read.ts';
import { settleProfile } from './settle-profile.ts';

/**
 * A locked project's job keeps the profile that fits it now, unless it has one already: at its first submit, reason or
 * package (evidence.md 2).
 */
export async function freezeProfile(
  { tx, actor }: SignedIn<WriteContext>,
  projectId: number,
): Promise<EvidenceProfile> {
  const kept = await keptProfile(tx, projectId);
  if (kept) return kept;
  const project = await readProject(tx, actor, projectId);
  const inspection = await newestInspection(tx, actor, projectId);
  const profile = await fittingProfile(tx, { project, inspection });
  await settleProfile(tx, profile.id);
  const { id: profileId, version } = profile;
  await tx.insertInto('jobProfiles').values({ projectId, profileId, version }).execute();
  return profile;
}

export const freezeOnCompletion = async (
  context: SignedIn<WriteContext>,
  { projectId }: { projectId: number },
): Promise<void> => {
  await freezeProfile(context, projectId);
};
