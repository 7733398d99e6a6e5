import { showToast } from '../ui/feedback/toast.tsx';
import { resuming } from './copy.ts';

/** The project whose inspection was last said to be opened, for as long as it is in sight. */
let told: number | undefined;

/** What is said once the inspection of a project opens (first document, section 4). */
export function sayOpened(projectId: number, title: string): void {
  told = projectId;
  showToast({ kind: 'info', title, id: 'inspection-opened' });
}

/** The same where it opens by its address: nobody has said it yet. */
export function sayResumed(projectId: number, currentStep: number): void {
  if (told !== projectId) showToast({ kind: 'info', title: resuming(currentStep), id: 'inspection-opened' });
}

/** Returning from a claim sheet is not opening it again. */
export function leaveInspection(projectId: number): void {
  if (!location.pathname.startsWith(`/inspection/${projectId}/`)) told = undefined;
}
