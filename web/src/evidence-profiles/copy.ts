import { stageNames } from '@tidemark/contract/evidence-profiles/rule-words';

/** Texts of what a job must show. */
export const copy = {
  title: 'What this job must show',
  by: (profile: string) => `Profile: ${profile}`,
  stage: stageNames,
  complete: 'Complete',
  missing: (count: number) => `${count} missing`,
  should: 'Good to have',
  byUpload: 'A photo without its own time was judged by when it was uploaded.',
  partly: "Some of this job isn't on this device. What is missing here may be at the office.",
} as const;
