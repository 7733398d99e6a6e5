import type { Actor } from '@tidemark/contract/access';
import type { EvidenceFacts } from '@tidemark/contract/evidence-profiles/facts';
import { factsOf, type JobRecords } from '@tidemark/contract/evidence-profiles/facts-of';
import { type JudgedEvidence, judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import type { Waiver } from '@tidemark/contract/evidence-profiles/waiver';
import type { Project } from '@tidemark/contract/projects';
import { sheetsOf } from '../claim-sheets/read.ts';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { documentsOf } from '../documents/read.ts';
import { wholeDrying } from '../drying/read.ts';
import { billingOf } from '../invoices/read.ts';
import { jobFilesOf } from '../job/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { fittingProfile, keptProfile, newestInspection } from './read.ts';
import { waiversOf } from './waivers-of.ts';

export interface JudgedJob {
  evidence: JudgedEvidence;
  profile: EvidenceProfile;
  /** The job keeps this profile. */
  frozen: boolean;
  waivers: Waiver[];
  /** What it was judged by. */
  facts: EvidenceFacts;
}

/** What of its profile a job has. The device does the same with what it has (web/src/evidence-profiles). */
export async function judgeJob(db: Read, actor: Actor, project: Project): Promise<JudgedJob> {
  const facts = factsOf(await recordsOf(db, actor, project));
  const kept = await keptProfile(db, project.id);
  const profile = kept ?? (await fittingProfile(db, facts));
  const waivers = await waiversOf(db, project.id);
  const evidence = judgeEvidence(facts, profile, waivers);
  return { evidence, profile, frozen: kept !== undefined, waivers, facts };
}

async function recordsOf(db: Read, actor: Actor, project: Project): Promise<JobRecords> {
  const inspection = await newestInspection(db, actor, project.id);
  const rooms = inspection ? await roomsOf(db, actor, inspection.id) : [];
  const sheets = await sheetsOf(
    db,
    rooms.map(({ id }) => id),
  );
  return {
    ...{ project, inspection, rooms },
    rowsOf: (roomId) => sheets.get(roomId),
    files: inspection ? await filesOf(db, inspection.id) : [],
    jobFiles: await jobFilesOf(db, project.id),
    documents: await documentsOf(db, project.id),
    drying: await wholeDrying(db, project.id),
    billing: await billingOf(db, project.id),
  };
}
