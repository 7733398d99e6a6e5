import type { Inspection, ListedInspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import type { ReactNode } from 'react';

/** What the office alone sees of a job, and does with it. */
export interface OfficeParts {
  acts: (project: Project) => ReactNode;
  /** A button into who comes and when; `quiet` beside what it changes. */
  visit: (project: Project, label: string, quiet?: boolean) => ReactNode;
  /** What of the newest inspection that was not cancelled is there and what is missing. */
  progress: (inspection: ListedInspection) => ReactNode;
  /** That somebody in the office has looked at what was submitted. */
  review: (project: Project, inspection: ListedInspection) => ReactNode;
  /** What the estimate of the newest inspection comes to, and its state. */
  estimate: (inspection: Inspection) => ReactNode;
  activity: (project: Project, inspections: readonly ListedInspection[]) => ReactNode;
  /** The newest of it, with the way to all. */
  lately: (project: Project, inspections: readonly ListedInspection[]) => ReactNode;
  links: (project: Project) => ReactNode;
  /** Rows of what waits for somebody. */
  waits: (project: Project, newest: Inspection | undefined) => ReactNode;
}
