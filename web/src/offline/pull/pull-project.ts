import { projectActions } from '@tidemark/contract/projects';
import { call } from '../calls/index.ts';
import { CallError } from '../faults/index.ts';
import { lay, type Mark, mark } from '../store/index.ts';
import { pull } from './pull.ts';

/**
 * Pulls one project; removes it from the device if it is no longer this person's. `lists` of it come with it, laid once
 * the project is known to be this person's: of somebody else's they are empty, and the wizard would begin another
 * inspection.
 * @throws CallError, also for that one
 */
export async function pullProject(id: number, lists: readonly 'inspections'[] = []): Promise<void> {
  const since = await mark();
  const reading = call(projectActions.read, { params: { id } });
  try {
    const [{ project }] = await Promise.all([reading, ...lists.map((list) => pull(list, id, reading))]);
    await lay([{ table: 'projects', id, record: project }], { since });
  } catch (error) {
    if (error instanceof CallError && error.code === 'project_not_found') await removeProject(id, since);
    throw error;
  }
}

/** Removes a project that is no longer this person's; its unsent changes stay under To send. */
export async function removeProject(id: number, since?: Mark): Promise<void> {
  await lay([{ table: 'projects', id, record: null }], { since: since ?? (await mark()) });
}
