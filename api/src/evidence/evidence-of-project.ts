import type { Read } from '../db/database.ts';

/** An original file of a project, and what is told of it. */
export interface EvidenceFile {
  id: string;
  inspectionId: string;
  kind: 'photo' | 'trash-photo' | 'document' | 'voice';
  roomId: string | null;
  name: string;
  type: string;
  size: number;
  sha256: string;
  description: string | null;
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  createdAt: string;
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
}

/** Everything that was added to the inspections of a project, in the order it was added in. */
export async function evidenceOfProject(db: Read, projectId: number): Promise<ProjectEvidence> {
  const inspections = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('startedAt')
    .execute();
  const ids = inspections.map(({ id }) => id);
  if (ids.length === 0) return { inspections: [], rooms: [], files: [] };
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
  return { inspections: ids, rooms, files };
}
