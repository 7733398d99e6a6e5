import type { EvidenceProfile, ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import { profileErrors } from '@tidemark/contract/evidence-profiles/profile-errors';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { profileOf } from './read.ts';

/** @throws Refusal validation_failed with a sentence for each fault */
export function refuseFaulty(entry: ProfileEntry, id?: string): void {
  const errors = profileErrors(entry, id);
  if (errors.length > 0)
    throw new Refusal(
      'validation_failed',
      errors.map((message) => ({ field: 'rules', message })),
    );
}

/** Adds a version, the last of one that is `deleted`. The second of two managers gets the refusal. @throws Refusal profile_changed */
export async function saveVersion(
  context: SignedIn<WriteContext>,
  { id, version, deleted = false }: { id: string; version: number; deleted?: boolean },
  entry: ProfileEntry,
  changed: readonly string[],
): Promise<EvidenceProfile> {
  const { tx, actor } = context;
  const saved = await tx
    .insertInto('evidenceProfiles')
    .values({ id, version, profile: JSON.stringify(entry), deleted, technicianId: actor.id })
    .onConflict((on) => on.columns(['id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('profile_changed');
  const { name } = entry;
  // The rules themselves stay readable as a version.
  await record(tx, context, {
    action: deleted ? 'evidence-profile-deleted' : 'evidence-profile-saved',
    subject: 'evidence-profile',
    subjectId: id,
    ...(deleted ? { before: { name } } : { after: { name, version, changed: changed.join(', ') } }),
  });
  return profileOf(tx, id, version);
}
