import type { InputOf } from '@tidemark/contract/action';
import { namesOf, pickNames } from '@tidemark/contract/fields';
import type { jobActions } from '@tidemark/contract/job/actions';
import { jobFileFields } from '@tidemark/contract/job/fields';
import { duplicateJobFile, enteredOf, isDuplicateInJob } from '@tidemark/contract/job/file';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { TwoStepHandler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { flawOf } from '../files/known-flaw.ts';
import { lockBytes } from '../files/lock-bytes.ts';
import { refuseTakenId } from '../files/refuse-taken-id.ts';
import { lockProject, readProject } from '../projects/read.ts';
import { noteWrite } from './note-write.ts';
import { type ProjectsOf, refuseOfOther } from './of.ts';
import { jobFilesOf, refuseUnwritable, type StoredJobFile, shownJobFile } from './read.ts';
import { roomOf } from './room-of.ts';

const logged = ['number', 'category', ...namesOf(jobFileFields), 'filename', 'size', 'sha256'] as const;
const told = ['capturedAt', 'duration'] as const;

type Body = InputOf<typeof jobActions.upload>['body'];

/**
 * The job's identical file, if it has one.
 * @throws Refusal id_taken, duplicate_files, and those of a job that takes nothing
 */
async function taken(
  db: Read,
  { id, category, file }: Body,
  project: Project,
): Promise<StoredJobFile | undefined> {
  const files = await jobFilesOf(db, project.id);
  const same = id && files.find((one) => one.id === id.toLowerCase());
  if (same) {
    if (same.sha256 !== file.sha256 || same.category !== category) throw new Refusal('id_taken');
    return same;
  }
  if (id) await refuseTakenId(db, id);
  refuseUnwritable(project);
  if (isDuplicateInJob(file, files))
    throw new Refusal('duplicate_files', [{ field: 'file', message: duplicateJobFile }]);
  return undefined;
}

type Uploading = TwoStepHandler<typeof jobActions.upload, StoredJobFile | undefined>;

const keepFile =
  (projectsOf: ProjectsOf): Uploading['handle'] =>
  async (context, { params, body }, seen) => {
    const { tx, actor, upload } = context;
    const { id = uuidv7(), category, file } = body;
    const existed = (same: StoredJobFile) => {
      context.existed();
      return { file: shownJobFile(context, same) };
    };
    if (seen) return existed(seen);
    await lockBytes(tx, file.sha256);
    await upload.keep();
    const project = await lockProject(tx, actor, params.id);
    const same = await taken(tx, body, project);
    if (same) return existed(same);
    await refuseOfOther(tx, project.id, body, projectsOf);

    const placed = upload.latitude === null ? body : upload;
    const added = await tx
      .insertInto('jobFiles')
      .values({
        ...{ id, projectId: project.id, number: await noteWrite(tx, project.id, 1), category },
        ...enteredOf(body),
        ...(await roomOf(tx, project.id, body.roomId)),
        ...{ name: file.name, type: upload.type, size: file.size, sha256: file.sha256 },
        takenAt: upload.takenAt ?? body.capturedAt ?? null,
        latitude: placed.latitude ?? null,
        longitude: placed.longitude ?? null,
        flaw: await flawOf(tx, upload),
        duration: body.duration ?? null,
        technicianId: actor.id,
      })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('id_taken');
    const [stored] = await jobFilesOf(tx, project.id, { id: added.id });
    await record(tx, context, {
      action: 'job-file-added',
      subject: 'project',
      subjectId: project.id,
      after: { id: added.id, ...pickNames(logged, stored!), ...pickNames(told, stored!) },
    });
    return { file: shownJobFile(context, stored!) };
  };

/** As the files of an inspection: what can be refused without the bytes is, and the project's lock gives out the numbers. */
export const uploadJobFile = (projectsOf: ProjectsOf): Uploading => ({
  look: async ({ db, actor }, { params, body }) => taken(db, body, await readProject(db, actor, params.id)),
  handle: keepFile(projectsOf),
});
