import type { Actor } from '@tidemark/contract/access';
import type { EvidenceFacts } from '@tidemark/contract/evidence-profiles/facts';
import { factsOf } from '@tidemark/contract/evidence-profiles/facts-of';
import { type JudgedEvidence, judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import type { Waiver } from '@tidemark/contract/evidence-profiles/waiver';
import type { Project } from '@tidemark/contract/projects';
import { sheetsOf } from '../claim-sheets/read.ts';
import type { Read } from '../db/database.ts';
import { together } from '../db/together.ts';
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
  const inspection = await newestInspection(db, actor, project.id);
  const { records, kept, waivers } = await together(db, async (to) => {
    const [rooms, files, jobFiles, documents, drying, billing, kept, waivers] = await Promise.all([
      inspection ? roomsOf(to, actor, inspection.id) : [],
      inspection ? filesOf(to, inspection.id) : [],
      jobFilesOf(to, project.id),
      documentsOf(to, project.id),
      wholeDrying(to, project.id),
      billingOf(to, project.id),
      keptProfile(to, project.id),
      waiversOf(to, project.id),
    ]);
    return {
      records: { project, inspection, rooms, files, jobFiles, documents, drying, billing },
      kept,
      waivers,
    };
  });
  const sheets = await sheetsOf(
    db,
    records.rooms.map(({ id }) => id),
  );
  const facts = factsOf({ ...records, rowsOf: (roomId) => sheets.get(roomId) });
  const profile = kept ?? (await fittingProfile(db, facts));
  const evidence = judgeEvidence(facts, profile, waivers);
  return { evidence, profile, frozen: kept !== undefined, waivers, facts };
}
