import { projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/call.ts';
import { lay, mark } from '../offline/lay.ts';
import { bringInspections } from './bring-inspections.ts';

/** Brings a project and its inspections from the office to this device. @throws CallError */
export async function refreshProject(projectId: number): Promise<void> {
  const since = await mark();
  const [{ project }] = await Promise.all([
    call(projectActions.read, { params: { id: projectId } }),
    bringInspections(projectId),
  ]);
  await lay([{ table: 'projects', id: project.id, record: project }], { since });
}
