import type { Actor } from '@tidemark/contract/access';
import { inProfileOrder, profileFor } from '@tidemark/contract/evidence-profiles/choose';
import { blankProfile, type EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { readInspection } from '../inspections/read.ts';

/** Shipped ones have neither a date nor an author. */
const selectProfiles = (db: Read) =>
  db
    .selectFrom('evidenceProfiles')
    .leftJoin('technicians', 'technicians.id', 'evidenceProfiles.technicianId')
    .select([
      'evidenceProfiles.id',
      'evidenceProfiles.version',
      'evidenceProfiles.profile',
      'evidenceProfiles.deleted',
      sql<string | null>`CASE WHEN technicians.id IS NOT NULL THEN evidence_profiles.saved_at END`.as(
        'savedAt',
      ),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectProfiles>['execute']>>[number];
const shown = ({ profile, deleted: _, ...version }: Row): EvidenceProfile => ({
  ...blankProfile,
  ...profile,
  ...version,
});

/** The newest version of each that is not deleted, in their order. */
export async function newestProfiles(db: Read): Promise<EvidenceProfile[]> {
  const saved = await selectProfiles(db)
    .distinctOn('evidenceProfiles.id')
    .orderBy('evidenceProfiles.id')
    .orderBy('evidenceProfiles.version', 'desc')
    .execute();
  const stored = new Set(saved.map(({ id }) => id));
  return inProfileOrder([
    ...saved.filter(({ deleted }) => !deleted).map(shown),
    ...shippedProfiles.filter(({ id }) => !stored.has(id)),
  ]);
}

/** A version, of a deleted one too. @throws Refusal profile_not_found */
export async function profileOf(db: Read, id: string, version: number): Promise<EvidenceProfile> {
  const row = await selectProfiles(db)
    .where('evidenceProfiles.id', '=', id)
    .where('evidenceProfiles.version', '=', version)
    .executeTakeFirst();
  if (row) return shown(row);
  const shipped = shippedProfiles.find((one) => one.id === id && one.version === version);
  if (!shipped) throw new Refusal('profile_not_found');
  return shipped;
}

/** @throws Refusal profile_not_found, of a deleted one too */
export async function newestProfile(db: Read, id: string): Promise<EvidenceProfile> {
  const row = await selectProfiles(db)
    .where('evidenceProfiles.id', '=', id)
    .orderBy('evidenceProfiles.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const found = row ? !row.deleted && shown(row) : shippedProfiles.find((one) => one.id === id);
  if (!found) throw new Refusal('profile_not_found');
  return found;
}

/** By which profile a job is judged for good; undefined while it is chosen anew. */
export async function keptProfile(db: Read, projectId: number): Promise<EvidenceProfile | undefined> {
  const row = await selectProfiles(db)
    .innerJoin('jobProfiles', (join) =>
      join
        .onRef('jobProfiles.profileId', '=', 'evidenceProfiles.id')
        .onRef('jobProfiles.version', '=', 'evidenceProfiles.version'),
    )
    .where('jobProfiles.projectId', '=', projectId)
    .executeTakeFirst();
  return row && shown(row);
}

/** The newest inspection of a job that was not cancelled. */
export async function newestInspection(db: Read, actor: Actor, projectId: number) {
  const newest = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '!=', 'Cancelled')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? readInspection(db, actor, newest.id) : null;
}

/** The profile that fits what is known of a job now. */
export async function fittingProfile(
  db: Read,
  of: Parameters<typeof profileFor>[1],
): Promise<EvidenceProfile> {
  return profileFor(await newestProfiles(db), of)!;
}
