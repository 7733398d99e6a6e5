import type { Project } from '@tidemark/contract/projects';
import { dayOfMoment } from '../ui/format/dates.ts';

/** A project with the day and time of its next visit; `drying` if that is not the inspection's. */
export type AtNextVisit = Project & { drying?: true };

/** A planned drying visit takes the place of an inspection's that is over, under way, or later. */
export function atNextVisit(project: Project, now = new Date()): AtNextVisit {
  const { status, scheduledDate, dryingDate, dryingTime, dryingMinutes } = project;
  // A device that knows a project from before the field has none of it.
  if (!dryingDate) return project;
  const inspected =
    status === 'Completed' ||
    scheduledDate === null ||
    scheduledDate > dryingDate ||
    (status === 'In Progress' && scheduledDate < dayOfMoment(now));
  if (!inspected) return project;
  const visit = { scheduledDate: dryingDate, scheduledTime: dryingTime, visitMinutes: dryingMinutes };
  return { ...project, ...visit, drying: true };
}
