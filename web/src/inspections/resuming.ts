/** One at the Cancel step resumes at the review (wizard/step-rules.ts). */
export const resuming = (currentStep: number) =>
  `Resuming inspection from step ${Math.min(currentStep, 4)} of 4.`;
