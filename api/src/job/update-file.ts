import type { jobActions } from '@tidemark/contract/job/actions';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { changeFile } from './change-file.ts';
import { noteWrite } from './note-write.ts';
import type { ProjectsOf } from './of.ts';
import { jobFilesOf, lockOpenJob, shownJobFile } from './read.ts';

export const updateJobFile =
  (projectsOf: ProjectsOf): Handler<typeof jobActions.update> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const project = await lockOpenJob(tx, actor, params.id);
    const [found] = await jobFilesOf(tx, project.id, { id: params.fileId });
    if (!found) throw new Refusal('file_not_found');
    const changed = await changeFile(context, found, body, projectsOf);
    if (!changed) return { file: shownJobFile(context, found), former: [] };
    await noteWrite(tx, project.id);
    return { file: shownJobFile(context, changed.file), former: changed.former };
  };
