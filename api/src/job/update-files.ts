import type { jobActions } from '@tidemark/contract/job/actions';
import { Refusal, refusals } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { changeFile } from './change-file.ts';
import { noteWrite } from './note-write.ts';
import type { ProjectsOf } from './of.ts';
import { jobFilesOf, lockOpenJob, type StoredJobFile, shownJobFile } from './read.ts';

type Answer = Awaited<ReturnType<Handler<typeof jobActions.updateFiles>>>;

/** Changes each file that can be; of the others it says why not. */
export const updateJobFiles =
  (projectsOf: ProjectsOf): Handler<typeof jobActions.updateFiles> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const project = await lockOpenJob(tx, actor, params.id);
    const its = await jobFilesOf(tx, project.id);
    const files = new Map<string, StoredJobFile>(its.map((file) => [file.id, file]));
    const named = new Set<string>();
    const [errors, former]: [Answer['errors'], Answer['former']] = [[], []];
    let isWritten = false;
    for (const { id, ...change } of body.files) {
      const found = files.get(id.toLowerCase());
      if (!found) {
        errors.push({ id, field: 'id', message: refusals.file_not_found.message });
        continue;
      }
      named.add(found.id);
      try {
        const changed = await changeFile(context, found, change, projectsOf);
        if (!changed) continue;
        files.set(found.id, changed.file);
        former.push(...changed.former.map((fact) => ({ id: found.id, ...fact })));
        isWritten = true;
      } catch (error) {
        // Refused before it wrote anything.
        if (!(error instanceof Refusal)) throw error;
        const [why] = error.details;
        errors.push({ id, field: why?.field ?? 'roomId', message: why?.message ?? error.message });
      }
    }
    if (isWritten) await noteWrite(tx, project.id);
    return { files: [...named].map((id) => shownJobFile(context, files.get(id)!)), errors, former };
  };
