import type { AnyRouter } from '@tanstack/react-router';
import { isLoggingOut } from '../auth/logging-out.ts';
import { getSession, onSession } from '../offline/session/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';

/** Signing in or out, here or in another tab, changes which screens may be shown: the router checks again. */
export function followSession(router: AnyRouter) {
  let signedInAs = getSession()?.technician.id;
  onSession(() => {
    const now = getSession()?.technician.id;
    if (now === signedInAs) return;
    // Another tab changed people while this one was frozen: no screen of the former may stay.
    if (now && signedInAs) return location.reload();
    signedInAs = now;
    if (now === undefined && !isLoggingOut()) {
      showToast({ kind: 'info', title: 'Authentication failed', message: 'Sign in again to continue.' });
    }
    void router.invalidate();
  });
}
