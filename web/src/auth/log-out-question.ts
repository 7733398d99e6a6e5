import type { ConfirmQuestion } from '../ui/feedback/confirm.tsx';

/** In every question before logging out where it is so. */
export const noWayBack = "You can't sign back in without a signal.";

/**
 * What is asked where nothing is unsent. A tap goes astray where a pointer does not, and without a network there is no way
 * back in. @returns undefined where logging out asks nothing
 */
export function logOutQuestion({
  online,
  touch,
}: {
  online: boolean;
  touch: boolean;
}): ConfirmQuestion | undefined {
  if (online && !touch) return undefined;
  const clears = 'Logging out clears this device.';
  return {
    title: online ? 'Log out?' : 'Log out without a signal?',
    message: online ? `${clears} Nothing is waiting to be sent.` : `${clears} ${noWayBack}`,
    cancelLabel: 'Stay signed in',
    confirmLabel: 'Log out',
    preferCancel: !online,
  };
}
