import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { readFirst, readRecord, readRecords } from '../offline/store/index.ts';

/** The device's data of a project when its inspection opens. */
export interface WizardFirst {
  project: Project;
  inspections: Inspection[];
}

/** Also undefined if the project is not on this device. */
export const readWizardPage = (projectId: number): Promise<WizardFirst | undefined> =>
  readFirst(async () => {
    const [project, inspections] = await Promise.all([
      readRecord('projects', projectId),
      readRecords('inspections', { projectId }),
    ]);
    return project ? { project, inspections } : undefined;
  });
