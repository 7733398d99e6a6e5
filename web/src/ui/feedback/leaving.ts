import type { ConfirmQuestion } from './confirm.tsx';

/** The question before a page with unsaved changes is left. */
export const leaving = (message: string): ConfirmQuestion => ({
  title: 'Leave without saving?',
  message,
  confirmLabel: 'Leave',
  cancelLabel: 'Stay here',
  destructive: true,
});
