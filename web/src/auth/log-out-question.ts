import type { ConfirmQuestion } from '../ui/feedback/confirm.tsx';

/** Added to every logout question while offline. */
export const noWayBack = "You can't sign back in without a signal.";

/** The question if nothing is unsent: touch screens are tapped by mistake, and offline there is no way back in. */
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
