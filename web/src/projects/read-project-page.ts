import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { type Pulled, readPulled } from '../offline/pull/index.ts';
import { readFirst, readRecord, readRecords } from '../offline/store/index.ts';

/** What this device has of a project when its page is opened. */
export interface ProjectPage {
  project: Project;
  inspections: Inspection[];
  broughtInspections: Pulled;
  broughtRooms: Pulled;
  broughtFiles: Pulled;
}

/** Undefined where the project is not on this device, too. */
export const readProjectPage = (projectId: number): Promise<ProjectPage | undefined> =>
  readFirst(async () => {
    const [project, inspections, broughtInspections] = await Promise.all([
      readRecord('projects', projectId),
      readRecords('inspections', { projectId }),
      readPulled('inspections', [projectId]),
    ]);
    if (!project) return undefined;
    const ids = inspections.map(({ id }) => id);
    const [broughtRooms, broughtFiles] = await Promise.all([
      readPulled('rooms', ids),
      readPulled('documentation', ids),
    ]);
    return { project, inspections, broughtInspections, broughtRooms, broughtFiles };
  });
