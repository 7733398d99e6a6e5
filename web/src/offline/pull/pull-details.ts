import { listsUnder } from '../store/index.ts';
import type { Id, ListName } from './lists.ts';
import { pull } from './pull.ts';
import { pullBelow } from './pull-below.ts';
import { pullProject } from './pull-project.ts';

/** Pulls everything a project's page shows. `onFailed` gets what could not be pulled first. @throws CallError */
export async function pullDetails(
  projectId: number,
  onFailed?: (failed: 'projects' | ListName) => void,
): Promise<void> {
  let failed = false;
  const part = (what: 'projects' | ListName, pulling: Promise<void>) =>
    pulling.catch((error: unknown) => {
      if (!failed) onFailed?.(what);
      failed = true;
      throw error;
    });
  const known = part('projects', pullProject(projectId));
  const pullPart = (list: ListName, of: Id) => part(list, pull(list, of, known));
  // The lists of a project come side by side, what hangs on them list by list.
  await Promise.all([
    known,
    ...listsUnder('projects').map((list) => pullBelow(list, projectId, { pull: pullPart })),
  ]);
}
