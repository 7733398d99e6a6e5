import { isManager } from '@tidemark/contract/access';
import type { jobActions } from '@tidemark/contract/job/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { noteWrite } from './note-write.ts';
import { jobFilesOf, lockOpenJob, type StoredJobFile } from './read.ts';

type IsKept = (db: Read, file: Pick<StoredJobFile, 'id' | 'projectId'>) => Promise<boolean>;

/**
 * Deletes the record at once; its bytes are swept once nothing names them (files/sweep-files.ts). A page that signs a document
 * stays.
 */
export const removeJobFile =
  (isSignedPage: IsKept): Handler<typeof jobActions.remove> =>
  async (context, { params }) => {
    const { tx, actor } = context;
    const project = await lockOpenJob(tx, actor, params.id);
    const [found] = await jobFilesOf(tx, project.id, { id: params.fileId });
    if (!found) throw new Refusal('file_not_found');
    if (found.uploadedBy !== actor.id && !isManager(actor.role)) throw new Refusal('forbidden');
    if (await isSignedPage(tx, found)) throw new Refusal('signed_page');
    await tx.deleteFrom('jobFiles').where('id', '=', found.id).execute();
    await noteWrite(tx, project.id);
    await record(tx, context, {
      action: 'job-file-deleted',
      subject: 'project',
      subjectId: project.id,
      before: found,
    });
    return {};
  };
