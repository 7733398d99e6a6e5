import { categories } from '@tidemark/contract/documentation-file';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import type { Job, jobActions } from '@tidemark/contract/job/actions';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { readProject } from '../projects/read.ts';
import { jobFilesOf, type StoredJobFile, shownJobFile } from './read.ts';

async function endOf(db: Read, { id }: Project): Promise<Pick<Job, 'closedBy' | 'reason'>> {
  return db
    .selectFrom('projects')
    .leftJoin('technicians', 'technicians.id', 'projects.jobClosedBy')
    .select([
      'jobReason as reason',
      sql<Job['closedBy']>`CASE WHEN job_closed_at IS NOT NULL THEN
        json_build_object('id', technicians.id, 'name', first_name || ' ' || last_name) END`.as('closedBy'),
    ])
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What is told of a job, of the project as it is now. */
export async function describeJob(
  db: Read,
  project: Project,
  files?: readonly StoredJobFile[],
): Promise<Job> {
  const all = files ?? (await jobFilesOf(db, project.id));
  const followUps = await db
    .selectFrom('projects')
    .select('id')
    .where('originalProjectId', '=', project.id)
    .orderBy('id')
    .execute();
  const counted = categories.map((category) => [
    category,
    all.filter((file) => file.category === category).length,
  ]);
  return {
    projectId: project.id,
    state: jobState(project),
    begunAt: project.begunAt,
    closedAt: project.jobClosedAt,
    ...(await endOf(db, project)),
    followUpOf: project.originalProjectId,
    followUps: followUps.map(({ id }) => id),
    counts: Object.fromEntries(counted) as Job['counts'],
  };
}

/** The documents of a project; their slice hangs on the job. */
type Documents = (db: Read, projectId: number) => Promise<SignedDocument[]>;

/** The whole job of a project, as a device keeps it. */
export const readJob =
  (documentsOf: Documents): Handler<typeof jobActions.read> =>
  async (context, { params }) => {
    const { db, actor } = context;
    const project = await readProject(db, actor, params.id);
    const files = await jobFilesOf(db, project.id);
    return {
      job: await describeJob(db, project, files),
      files: files.map((file) => shownJobFile(context, file)),
      documents: await documentsOf(db, project.id),
    };
  };
