import type { Project } from '@tidemark/contract/projects';
import { showDay } from '../../ui/format/dates.ts';
import { isOverdue } from '../projects/words.ts';
import { copy } from './copy.ts';

type Visit = Pick<Project, 'status' | 'technicianId' | 'scheduledDate'>;
export interface Waiting {
  why: 'nobody' | 'no day' | 'late';
  title: string;
  hint: string;
}

/** What the first visit of a job waits for: who comes, a day, or another day than one that passed. */
export function whatVisitWaitsFor(project: Visit, today?: string): Waiting | undefined {
  const { status, technicianId, scheduledDate } = project;
  if (status !== 'New' && status !== 'Assigned') return undefined;
  if (technicianId === null) return { why: 'nobody', title: copy.nobody, hint: copy.nobodyHint };
  if (!scheduledDate) return { why: 'no day', title: copy.noVisit, hint: copy.noVisitHint };
  if (!isOverdue(project, today)) return undefined;
  return { why: 'late', title: copy.late(showDay(scheduledDate)), hint: copy.lateHint };
}
