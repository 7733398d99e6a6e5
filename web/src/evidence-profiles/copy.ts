import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';

/** Texts of what a job must show. */
export const copy = {
  title: 'What this job must show',
  by: (profile: string) => `Profile: ${profile}`,
  setProfile: 'Set profile',
  judgedBy: (name: string, version: number) => `This job is judged by ${name}, version ${version}.`,
  named: (name: string, version: number) => `${name}, version ${version}`,
  profile: 'Profile',
  chooseProfile: 'Choose a profile',
  profileNeeded: 'Choose a profile.',
  profileOffline: 'A profile can be set when you are back online.',
  profilesLoading: 'Loading the profiles...',
  profilesFailed: "Couldn't load the profiles.",
  more: (count: number) => (count === 0 ? 'Nothing more will be missing' : `${count} more will be missing`),
  less: (count: number) =>
    count === 0 ? 'Everything will still be asked for' : `${count} will no longer be asked for`,
  becomeFormer: (count: number) =>
    count === 1
      ? '1 reason was given for a rule that this profile does not have. It stays, for a former rule.'
      : `${count} reasons were given for rules that this profile does not have. They stay, for former rules.`,
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
