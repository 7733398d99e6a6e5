import { wizardSteps } from '@tidemark/contract/inspections/inspection';

export const stepCount = wizardSteps.length;
export const reviewIndex = wizardSteps.indexOf('review');
export const cancelIndex = wizardSteps.indexOf('cancel');
/** "Current Step: n of 4": the cancel step is never a place to resume at. */
export const workingSteps = stepCount - 1;

export type StepState = 'current' | 'current-invalid' | 'done' | 'incomplete' | 'ahead';

export interface Progress {
  current: number;
  /** Steps left with Next, in this visit or an earlier one. */
  completed: ReadonlySet<number>;
  valid: readonly boolean[];
}

/**
 * Where a stored step (from 1) resumes: its index, and as completed the steps before it and those that were earlier,
 * before somebody went back.
 */
export function resumedAt(
  currentStep: number,
  earlier: readonly number[] = [],
): Pick<Progress, 'current' | 'completed'> {
  const current = Math.min(Math.max(currentStep, 1), workingSteps) - 1;
  return { current, completed: new Set([...Array(current).keys(), ...earlier]) };
}

/** A step's button works if the step is at or before the current one, or completed. */
export function isEnabled({ current, completed }: Progress, index: number): boolean {
  return index <= current || completed.has(index);
}

/** Backward always; forward only to completed steps, and only from a valid one. */
export function mayJump(progress: Progress, index: number): boolean {
  if (index <= progress.current) return true;
  return progress.completed.has(index) && progress.valid[progress.current] === true;
}

export function stateOf({ current, completed, valid }: Progress, index: number): StepState {
  if (index === current) return valid[index] ? 'current' : 'current-invalid';
  if (!completed.has(index)) return 'ahead';
  return valid[index] ? 'done' : 'incomplete';
}
