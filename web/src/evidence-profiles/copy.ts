import type { Stage } from '@tidemark/contract/evidence-profiles/rule';

/** Texts of what a job must show. */
export const copy = {
  title: 'What this job must show',
  by: (profile: string) => `Profile: ${profile}`,
  stage: {
    arrival: 'Arrival',
    'first-visit': 'First visit',
    'each-visit': 'Each visit',
    'dry-out': 'Dry-out',
    completion: 'Completion',
    invoice: 'Invoice',
  } satisfies Record<Stage, string>,
  complete: 'Complete',
  missing: (count: number) => `${count} missing`,
  should: 'Good to have',
  byUpload: 'A photo without its own time was judged by when it was uploaded.',
  partly: "Some of this job isn't on this device. What is missing here may be at the office.",
} as const;
