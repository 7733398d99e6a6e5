import { projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { lay, type Mark, mark } from '../offline/store/index.ts';

/**
 * Pulls one project; removes it from the device if it is no longer this person's.
 * @throws CallError, also for that one
 */
export async function bringProject(id: number): Promise<void> {
  const since = await mark();
  try {
    const { project } = await call(projectActions.read, { params: { id } });
    await lay([{ table: 'projects', id, record: project }], { since });
  } catch (error) {
    if (error instanceof CallError && error.code === 'project_not_found') await takeAway(id, since);
    throw error;
  }
}

/** Removes a project that is no longer this person's. */
export async function forgetProject(id: number): Promise<void> {
  await takeAway(id, await mark());
}

const takeAway = (id: number, since: Mark) => lay([{ table: 'projects', id, record: null }], { since });
