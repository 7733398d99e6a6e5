import { projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { lay, mark } from '../offline/store/index.ts';
import { bringInspections } from './bring-inspections.ts';

/** Brings a project and its inspections from the office to this device. @throws CallError */
export async function refreshProject(projectId: number): Promise<void> {
  const since = await mark();
  const reading = call(projectActions.read, { params: { id: projectId } });
  try {
    const [{ project }] = await Promise.all([reading, bringInspections(projectId, reading)]);
    await lay([{ table: 'projects', id: project.id, record: project }], { since });
  } catch (error) {
    // Now someone else's: it leaves this device; unsent changes stay under To send.
    if (error instanceof CallError && error.code === 'project_not_found')
      await lay([{ table: 'projects', id: projectId, record: null }], { since });
    throw error;
  }
}
