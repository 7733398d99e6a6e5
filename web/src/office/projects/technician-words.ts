import type { OfficeProject } from '@tidemark/contract/office/table';
import { copy } from './copy.ts';

type Held = Pick<OfficeProject, 'technicianName' | 'technicianGone' | 'status' | 'jobClosedAt'>;

/** While there is something to do, a technician who is no longer active has no job. */
export const hasTechnician = ({ technicianName, technicianGone, status, jobClosedAt }: Held) =>
  technicianName !== null && !(technicianGone && (status !== 'Completed' || jobClosedAt === null));

export const technicianWords = (project: Held): string =>
  hasTechnician(project) ? project.technicianName! : project.technicianGone ? copy.noTechnician : copy.nobody;
