/** Texts of the inspection wizard. Those of the specification are verbatim. */
export const copy = {
  loadingProject: 'Loading project...',
  loadingInspection: 'Loading inspection...',
  preparing: 'Preparing inspection...',
  theProject: 'The details of this project',
  theInspections: 'The inspections of this project',
  errorTitle: 'Error Loading Project',
  errorInspection: 'Error Loading Inspection',
  backToDashboard: 'Back to Dashboard',
  noInspection: 'No inspection selected',
  noInspectionHint: 'Open an inspection from its project. Choose a project on the dashboard.',
  cancelledTitle: 'Inspection Cancelled',
  cancelledMessage: 'This inspection has been cancelled and cannot be continued.',
  completedTitle: 'Inspection Completed',
  completedMessage: 'This inspection has already been completed.',
  projectCompletedTitle: 'Project Completed',
  projectCompleted: "This project is completed, so you can't start an inspection.",
  projectCompletedNext:
    'It was completed without an inspection. For more work, create a follow-up on the project page, or ask the office to re-open it.',
  viewDetails: 'View Details',
  returnToDashboard: 'Return to Dashboard',
  progress: 'Inspection Progress',
  saving: 'Saving...',
  notSaved: 'Not saved yet',
  notSavedNoRoom: 'Not saved on this device: it is out of space. Free up space.',
  gate: 'Please complete all required fields before proceeding to the next step.',
  saved: 'Saved',
  savedMessage: 'Your progress has been saved.',
  saveFailed: 'Save failed',
  saveFailedMessage: 'Failed to save your progress.',
  submitGate: 'Please complete all required sections before submitting the inspection.',
  projectFailed: 'Failed to fetch project',
  initializeFailed: 'Failed to initialize inspection',
  notHere:
    "This project's inspection hasn't been loaded on this device yet. Connect once to load it. After that, it opens without a connection.",
  createFailed: 'Failed to create inspection',
  updateFailed: 'Failed to update inspection',
  completed: 'Inspection completed successfully.',
  completeFailed: 'Failed to complete inspection',
  cancelled: 'Inspection cancelled successfully. Redirecting to dashboard...',
  cancelFailed: 'Failed to cancel inspection',
  /** The inspection has left this device. */
  nothing: {
    update: 'No inspection to update',
    submit: 'No inspection to complete',
    cancel: 'No inspection to cancel',
  },
} as const;

export const stepTitles = {
  'project-info': 'Project Info',
  'room-setup': 'Room Setup',
  documentation: 'Documentation',
  review: 'Review & Submit',
  cancel: 'Cancel',
} as const;

export const enquiry = (projectId: number) => `Enquiry #${projectId}`;
export const stepOf = (index: number, count: number) => `Step ${index + 1} of ${count}`;
export const needed = (count: number) => `${count} needed`;
export const toCorrect = (count: number) => `${count} to fix`;
export const photoCount = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);
export const photoNeeded = 'Photo needed';
/** One at the Cancel step resumes at the review (wizard/step-rules.ts). */
export const resuming = (currentStep: number) =>
  `Resuming inspection from step ${Math.min(currentStep, 4)} of 4.`;
export const savedAt = (time: string | null) =>
  time === null ? 'Everything is saved on this device' : `Saved on this device ${time}`;

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);
export const clearPolicies = (count: number) => ({
  title: 'Clear the policy details?',
  message: `A SelfPay claim has no policy. ${answers(count)} of the policy details will be cleared.`,
  confirmLabel: 'Choose SelfPay',
  cancelLabel: 'Keep Insurance',
});
export const policiesCleared = (count: number) => `Policy details cleared: ${answers(count)}.`;

const counted = (count: number, one: string) =>
  [count.toLocaleString('en-US'), count === 1 ? one : `${one}s`] as const;
/** Before Submit: how much it is, and what it means. */
export const submitAsk = {
  title: 'Submit this inspection?',
  room: (count: number) => counted(count, 'room'),
  line: (count: number) => counted(count, 'line'),
  photos: ([count, what]: readonly [number, string]) => counted(count, what),
  missing: (count: number) =>
    `${count === 1 ? '1 thing is' : `${count} things are`} missing. Add ${count === 1 ? 'it' : 'them'}, give a reason, or submit without.`,
  willAsk: 'The office will ask.',
  final: "After this you can't change the inspection.",
  offline: "You're offline. It is saved on this device, and will be sent when you're online.",
  back: 'Go back',
  submit: 'Submit',
} as const;

/** What can only be had on site. */
export const beforeYouGo = {
  title: (count: number) => `${count === 1 ? '1 thing' : `${count} things`} before you go`,
  hint: 'These can be had only while you are here. None of them stops you.',
  take: 'Take Photo',
  later: 'Later',
  show: 'Show',
  all: (count: number) => `Show all ${count}`,
  also: (what: readonly string[]) => `Good to have: ${what.join(', ')}.`,
} as const;

export const leaveReview = {
  title: 'Leave the review?',
  message: 'Cancelling ends this inspection. Everything you entered stays saved if you go back.',
  confirmLabel: 'Go to Cancel',
  cancelLabel: 'Stay on review',
} as const;

export const leaveCancel = {
  title: 'Leave without cancelling?',
  message: 'You have unsaved changes. The reason and notes you entered here will be lost.',
  confirmLabel: 'Go Back',
  cancelLabel: 'Keep editing',
} as const;

/** Second document, section 9. */
export const cancellationReasons = [
  'Customer Requested Cancellation',
  'Weather Conditions',
  'Access Issues',
  'Safety Concerns',
  'Equipment Failure',
  'Technician Unavailable',
  'Project Scope Changed',
  'Insurance Issues',
  'Other',
] as const;
