import type { Fact } from '@tidemark/contract/fact';
import { formerFacts } from '@tidemark/contract/facts';
import { namesOf } from '@tidemark/contract/fields';
import { type JobFileEntered, jobFileFields } from '@tidemark/contract/job/fields';
import { type SaidOfFile, withJobFileChange } from '@tidemark/contract/job/file';
import { Refusal } from '@tidemark/contract/refusals';
import { isShotOf, onlyPhotosShow } from '@tidemark/contract/shots';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { type ProjectsOf, refuseOfOther } from './of.ts';
import { jobFilesOf, type StoredJobFile } from './read.ts';
import { roomOf } from './room-of.ts';

/**
 * Changes what is said of a file of a locked job.
 * @throws Refusal room_not_found, validation_failed
 * @returns the file now, and what was there before; nothing if it is as it was
 */
export async function changeFile(
  context: SignedIn<WriteContext>,
  found: StoredJobFile,
  change: SaidOfFile,
  projectsOf: ProjectsOf,
): Promise<{ file: StoredJobFile; former: Fact[] } | undefined> {
  const { tx } = context;
  const { projectId, id } = found;
  const room = change.roomId === undefined ? undefined : await roomOf(tx, projectId, change.roomId);
  const wanted = { ...withJobFileChange(found, change), ...room };
  if (!isShotOf(wanted)) throw new Refusal('validation_failed', [{ field: 'shot', message: onlyPhotosShow }]);
  await refuseOfOther(tx, projectId, change, projectsOf);
  const changed = namesOf(jobFileFields).filter((field) => wanted[field] !== found[field]);
  if (changed.length === 0) return undefined;

  const pick = (of: JobFileEntered) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  await tx
    .updateTable('jobFiles')
    .set({ ...pick(wanted), ...(room && { roomName: room.roomName }) })
    .where('id', '=', id)
    .execute();
  await record(tx, context, {
    action: 'job-file-changed',
    subject: 'project',
    subjectId: projectId,
    before: { id, ...pick(found) },
    after: { id, ...pick(wanted) },
  });
  const [file] = await jobFilesOf(tx, projectId, { id });
  return { file: file!, former: formerFacts('jobFiles', found, file!) };
}
