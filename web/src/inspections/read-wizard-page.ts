import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { readFirst, readRecord, readRecords } from '../offline/store/index.ts';

/** What this device has of a project when its inspection is opened. */
export interface WizardFirst {
  project: Project;
  inspections: Inspection[];
}

/** Undefined where the project is not on this device, too. */
export const readWizardPage = (projectId: number): Promise<WizardFirst | undefined> =>
  readFirst(async () => {
    const [project, inspections] = await Promise.all([
      readRecord('projects', projectId),
      readRecords('inspections', { projectId }),
    ]);
    return project ? { project, inspections } : undefined;
  });
