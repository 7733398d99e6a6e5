import { showToast } from '../ui/feedback/toast.tsx';
import { resuming } from './copy.ts';

/** The project whose inspection was last announced as opened, while it is on screen. */
let told: number | undefined;

/** The message when a project's inspection opens (first document, section 4). */
export function sayOpened(projectId: number, title: string): void {
  told = projectId;
  showToast({ kind: 'info', title, id: 'inspection-opened' });
}

/** The same when it opens by its address, without an earlier message. */
export function sayResumed(projectId: number, currentStep: number): void {
  if (told !== projectId) showToast({ kind: 'info', title: resuming(currentStep), id: 'inspection-opened' });
}

/** Returning from a claim sheet is not opening it again. */
export function leaveInspection(projectId: number): void {
  if (!location.pathname.startsWith(`/inspection/${projectId}/`)) told = undefined;
}
