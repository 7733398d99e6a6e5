import { formerFacts } from '@tidemark/contract/facts';
import { namesOf } from '@tidemark/contract/fields';
import type { jobActions } from '@tidemark/contract/job/actions';
import { type JobFileEntered, jobFileFields } from '@tidemark/contract/job/fields';
import { withJobFileChange } from '@tidemark/contract/job/file';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { noteWrite } from './note-write.ts';
import { jobFilesOf, lockOpenJob, shownJobFile } from './read.ts';
import { roomOf } from './room-of.ts';

export const updateJobFile: Handler<typeof jobActions.update> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await lockOpenJob(tx, actor, params.id);
  const [found] = await jobFilesOf(tx, project.id, params.fileId);
  if (!found) throw new Refusal('file_not_found');
  const room = body.roomId === undefined ? undefined : await roomOf(tx, project.id, body.roomId);
  const wanted = { ...withJobFileChange(found, body as Partial<JobFileEntered>), ...room };
  const changed = namesOf(jobFileFields).filter((field) => wanted[field] !== found[field]);
  if (changed.length === 0) return { file: shownJobFile(context, found), former: [] };

  const pick = (of: JobFileEntered) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  await tx
    .updateTable('jobFiles')
    .set({ ...pick(wanted), ...(room && { roomName: room.roomName }) })
    .where('id', '=', found.id)
    .execute();
  await noteWrite(tx, project.id);
  await record(tx, context, {
    action: 'job-file-changed',
    subject: 'project',
    subjectId: project.id,
    before: { id: found.id, ...pick(found) },
    after: { id: found.id, ...pick(wanted) },
  });
  const [file] = await jobFilesOf(tx, project.id, found.id);
  return { file: shownJobFile(context, file!), former: formerFacts('jobFiles', found, file!) };
};
