import type { AnyRouter } from '@tanstack/react-router';
import { getSession, onSession } from '../offline/session.ts';

/** Signing in or out, here or in another tab, is a question of which screens may be shown: the router asks again. */
export function followSession(router: AnyRouter) {
  let signedInAs = getSession()?.technician.id;
  onSession(() => {
    const now = getSession()?.technician.id;
    if (now === signedInAs) return;
    signedInAs = now;
    void router.invalidate();
  });
}
