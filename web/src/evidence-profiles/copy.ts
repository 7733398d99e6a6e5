import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';

/** Texts of what a job must show. */
export const copy = {
  title: 'What this job must show',
  by: (profile: string) => `Profile: ${profile}`,
  stage: stageNames,
  complete: 'Complete',
  missing: (count: number) => `${count} missing`,
  should: 'Good to have',
  giveReason: 'Give reason',
  giveReasonFor: (sentence: string) => `Give reason: ${sentence}`,
  reasonTitle: 'Give a reason',
  reason: 'Reason',
  reasonNeeded: 'Choose a reason.',
  note: 'Note',
  save: 'Save reason',
  given: 'Reasons given',
  former: 'Reasons for former rules',
  takeBack: 'Take back',
  takeBackOf: (rule: string) => `Take back the reason: ${rule}`,
  you: 'You',
  byUpload: 'A photo without its own time was judged by when it was uploaded.',
  submittedWithout: (count: number) =>
    `Submitted without ${count === 1 ? '1 thing that was' : `${count} things that were`} asked for`,
  partly: "Some of this job isn't on this device. What is missing here may be at the office.",
} as const;
