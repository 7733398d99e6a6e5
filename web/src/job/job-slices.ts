import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import type { ReactNode } from 'react';

type Shown = (project: Project) => ReactNode;

/** What other slices show of a job; the shell hands them in, as they read the job themselves. */
export interface JobSlices {
  /** What is signed and to be signed. */
  documents: Shown;
  drying: Shown;
  /** Rows of a list of papers. */
  dryingPapers: Shown;
  estimate: (inspections: readonly Inspection[], narrow?: boolean) => ReactNode;
  invoices: Shown;
  /** What is packed for the adjuster. */
  packages: Shown;
  /** What the job must show, and what of it is missing. */
  stages: Shown;
}
