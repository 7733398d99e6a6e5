import { isManager } from '@tidemark/contract/access';
import { projectActions } from '@tidemark/contract/projects';
import { bringShownSheets } from '../claim-sheets/shown-sheets.ts';
import { bringInspections } from '../inspections/bring-inspections.ts';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { readRecords } from '../offline/store/index.ts';
import { bringProject } from './bring-project.ts';
import { fetchForOffline } from './fetch-for-offline.ts';

/**
 * Pulls what someone else changed in a project: the project and, if they are on this device, its inspections and
 * rooms. @throws CallError when the office was not reached
 */
export async function bringNews(id: number): Promise<void> {
  try {
    if (!(await isOfThisDevice(id))) return;
    await bringProject(id);
    const [project] = await readRecords('projects', { id });
    const held = await readRecords('inspections', { projectId: id });
    if (held.length === 0) {
      // Newly assigned and already in progress: it must open offline too.
      if (project?.technicianId === getSession()?.technician.id)
        await fetchForOffline(project ? [project] : []);
      return;
    }
    await bringInspections(id);
    for (const { id: inspectionId } of held) {
      const rooms = await readRecords('rooms', { inspectionId });
      if (rooms.length > 0) await pull('rooms', inspectionId);
      await bringShownSheets(inspectionId);
    }
  } catch (error) {
    // A project taken from this person is already off the device.
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}

/** Managers get changes of every project, but their devices keep only projects opened here or assigned to them. */
async function isOfThisDevice(id: number): Promise<boolean> {
  const me = getSession()?.technician;
  if (!me || !isManager(me.role)) return true;
  const held = await readRecords('projects', { id });
  if (held.length > 0) return true;
  const { project } = await call(projectActions.read, { params: { id } });
  return project.technicianId === me.id;
}
