import { bringInspections } from '../inspections/bring-inspections.ts';
import { pull } from '../offline/pull/index.ts';
import { readRecords } from '../offline/store/index.ts';
import { bringProject } from './bring-project.ts';
import { copy } from './copy.ts';
import { fetchRooms } from './fetch-for-offline.ts';
import { nameInspections } from './name-inspections.ts';

/**
 * Pulls everything a project's page shows. `onFailed` gets the failed part, in the words of the second document,
 * section 8. @throws CallError
 */
export async function bringDetails(projectId: number, onFailed?: (failed: string) => void): Promise<void> {
  const part = (bringing: Promise<void>, failed: string = copy.detailsFailed) =>
    bringing.catch((error: unknown) => {
      onFailed?.(failed);
      throw error;
    });
  await Promise.all([
    part(bringProject(projectId)),
    part(bringInspections(projectId), copy.inspectionFailed),
    part(pull('followUps', projectId)),
  ]);
  // The current inspection first: a project may have many older ones.
  for (const { inspection } of nameInspections(await readRecords('inspections', { projectId }))) {
    const { id } = inspection;
    await part(fetchRooms(id), copy.roomsFailed);
    await part(pull('documentation', id));
  }
}
