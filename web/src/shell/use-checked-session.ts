import { authActions } from '@tidemark/contract/auth';
import { useEffect } from 'react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { getSession, setSession } from '../offline/session.ts';

/**
 * Asks once who is signed in, so that a role or a name changed at the office shows. A sign-in that has ended there ends
 * here too: the call clears the session (first document, section 4, "Session"). No network changes nothing.
 */
export function useCheckedSession() {
  useEffect(() => {
    call(authActions.me, {}).then(
      ({ technician }) => {
        const session = getSession();
        if (session?.technician.id === technician.id) setSession({ ...session, technician });
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) reportError(error);
      },
    );
  }, []);
}
