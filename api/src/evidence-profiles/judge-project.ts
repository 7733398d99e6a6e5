import type { Actor } from '@tidemark/contract/access';
import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { profileFor } from '@tidemark/contract/evidence-profiles/choose';
import { factsOf, type JobRecords } from '@tidemark/contract/evidence-profiles/facts-of';
import { judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import { basicProfile } from '@tidemark/contract/evidence-profiles/shipped';
import type { Project } from '@tidemark/contract/projects';
import { readRows } from '../claim-sheets/read.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { documentsOf } from '../documents/read.ts';
import { wholeDrying } from '../drying/read.ts';
import { readInspection } from '../inspections/read.ts';
import { jobFilesOf } from '../job/read.ts';
import { readProject } from '../projects/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { newestProfiles } from './read.ts';

/** The device does the same with what it has (web/src/evidence-profiles). */
export const judgeProject: Handler<typeof evidenceProfileActions.judge> = async (
  { db, actor },
  { params },
) => {
  const project = await readProject(db, actor, params.id);
  const facts = factsOf(await recordsOf(db, actor, project));
  const profile = profileFor(await newestProfiles(db), facts) ?? basicProfile;
  return { evidence: judgeEvidence(facts, profile), profile };
};

async function recordsOf(db: Read, actor: Actor, project: Project): Promise<JobRecords> {
  const newest = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', project.id)
    .where('status', '!=', 'Cancelled')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const inspection = newest ? await readInspection(db, actor, newest.id) : null;
  const rooms = inspection ? await roomsOf(db, actor, inspection.id) : [];
  const sheets = new Map<string, JobRecords['rowsOf'] extends (id: string) => infer R ? R : never>();
  for (const { id } of rooms) sheets.set(id, await readRows(db, id));
  return {
    ...{ project, inspection, rooms },
    rowsOf: (roomId) => sheets.get(roomId),
    files: inspection ? await filesOf(db, inspection.id) : [],
    jobFiles: await jobFilesOf(db, project.id),
    documents: await documentsOf(db, project.id),
    drying: await wholeDrying(db, project.id),
  };
}
