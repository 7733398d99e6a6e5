import type { Read } from '../db/database.ts';
import { type JobEvidence, jobEvidenceOf } from '../job/read.ts';

/** An original file of a project, and what is told of it. */
export interface EvidenceFile extends Omit<JobEvidence, 'kind' | 'number' | 'room'> {
  inspectionId: string;
  kind: 'photo' | 'trash-photo' | 'document' | 'voice';
  roomId: string | null;
}

export interface EvidenceRoom {
  id: string;
  inspectionId: string;
  name: string;
  position: number;
}

export interface ProjectEvidence {
  /** The ids of all inspections, the first begun first. */
  inspections: string[];
  rooms: EvidenceRoom[];
  files: EvidenceFile[];
  /** Of the project's job, by number. */
  job: JobEvidence[];
}

/** Everything that was added to the inspections of a project and to its job, in the order it was added in. */
export async function evidenceOfProject(db: Read, projectId: number): Promise<ProjectEvidence> {
  const inspections = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('startedAt')
    .execute();
  const ids = inspections.map(({ id }) => id);
  const job = await jobEvidenceOf(db, projectId);
  if (ids.length === 0) return { inspections: [], rooms: [], files: [], job };
  const rooms = await db
    .selectFrom('rooms')
    .select(['id', 'inspectionId', 'name', 'position'])
    .where('inspectionId', 'in', ids)
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['id', 'inspectionId', 'kind', 'roomId', 'name', 'type', 'size', 'sha256', 'description'])
    .select(['takenAt', 'latitude', 'longitude', 'createdAt'])
    .where('inspectionId', 'in', ids)
    .orderBy('id')
    .execute();
  return { inspections: ids, rooms, files, job };
}
