import type { Actor } from '@tidemark/contract/access';
import { type Category, momentOf, pathOfFile, typeShown } from '@tidemark/contract/documentation-file';
import { namesOf } from '@tidemark/contract/fields';
import { jobFileFields } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import { jobRefusal } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Shot } from '@tidemark/contract/shots';
import { sql } from 'kysely';
import type { ReadContext } from '../context.ts';
import type { Read, Tx } from '../db/database.ts';
import { lockProject } from '../projects/read.ts';

const columns = [
  'jobFiles.id',
  'jobFiles.projectId',
  'number',
  'category',
  ...namesOf(jobFileFields),
  'jobFiles.name as filename',
  'jobFiles.type',
  'size',
  'sha256',
  'jobFiles.createdAt as uploadDate',
  'technicianId as uploadedBy',
  'takenAt as capturedAt',
  'latitude',
  'longitude',
  'flaw',
  'duration',
] as const;

type Derived = 'url' | 'filepath' | 'timestamp';
export type StoredJobFile = Omit<JobFile, Derived>;

interface Which {
  id?: string | undefined;
  category?: Category | undefined;
  shot?: Shot | undefined;
  roomId?: string | undefined;
  page?: { page: number; limit: number };
}

/** The files of a job, those of these facts. */
export const matchingJobFiles = (db: Read, projectId: number, { id, category, shot, roomId }: Which = {}) =>
  db
    .selectFrom('jobFiles')
    .where('projectId', '=', projectId)
    .$if(id !== undefined, (files) => files.where('jobFiles.id', '=', id!))
    .$if(category !== undefined, (files) => files.where('category', '=', category!))
    .$if(shot !== undefined, (files) => files.where('shot', '=', shot!))
    .$if(roomId !== undefined, (files) => files.where('roomId', '=', roomId!));

/** The same in the order in which they arrived; `type` is the media type of their bytes. */
export async function jobFilesOf(
  db: Read,
  projectId: number,
  which: Which = {},
): Promise<(StoredJobFile & { mediaType: string })[]> {
  const rows = await matchingJobFiles(db, projectId, which)
    .leftJoin('rooms', 'rooms.id', 'jobFiles.roomId')
    .select(columns)
    .select(sql<string | null>`coalesce(rooms.name, job_files.room_name)`.as('roomName'))
    .orderBy('number')
    .$if(which.page !== undefined, (files) =>
      files.limit(which.page!.limit).offset((which.page!.page - 1) * which.page!.limit),
    )
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: 'job',
    mediaType: row.type,
    type: typeShown(row.category, row.type),
  }));
}

/** The file as it leaves the server, with a newly signed address. */
export function shownJobFile(
  { fileAddress }: Pick<ReadContext, 'fileAddress'>,
  { mediaType: _, ...file }: StoredJobFile & { mediaType?: string },
): JobFile {
  return {
    ...file,
    url: fileAddress(file.id),
    filepath: pathOfFile(file.id),
    timestamp: momentOf(file.capturedAt, file.uploadDate),
  };
}

/** @throws Refusal job_not_begun, job_closed */
export function refuseUnwritable(project: Project): void {
  const code = jobRefusal(project);
  if (code) throw new Refusal(code);
}

/** Locks a project whose job takes writes. @throws Refusal project_not_found, job_not_begun, job_closed */
export async function lockOpenJob(tx: Tx, actor: Actor, projectId: number): Promise<Project> {
  const project = await lockProject(tx, actor, projectId);
  refuseUnwritable(project);
  return project;
}

/** Bytes of a job's file, and whose project it is in. */
export function findJobFile(db: Read, id: string) {
  return db
    .selectFrom('jobFiles')
    .innerJoin('projects', 'projects.id', 'jobFiles.projectId')
    .select(['jobFiles.name', 'jobFiles.type', 'jobFiles.sha256', 'jobFiles.flaw', 'projects.technicianId'])
    .where('jobFiles.id', '=', id)
    .executeTakeFirst();
}

/** An original file of a job, and what is told of it. */
export interface JobEvidence {
  id: string;
  kind: Category;
  number: number;
  room: string | null;
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

/** The original files of a job, by number. */
export async function jobEvidenceOf(db: Read, projectId: number): Promise<JobEvidence[]> {
  const files = await jobFilesOf(db, projectId);
  return files.map(({ id, category, number, roomName, filename, mediaType, label, caption, ...file }) => ({
    ...{ id, kind: category, number: number!, room: roomName, name: filename, type: mediaType },
    ...{ size: file.size, sha256: file.sha256, latitude: file.latitude, longitude: file.longitude },
    description: [label, caption].filter(Boolean).join('. ') || null,
    takenAt: file.capturedAt,
    createdAt: file.uploadDate,
  }));
}
