import { authActions } from '@tidemark/contract/auth';
import { useEffect } from 'react';
import { takeCompanyZone } from '../auth/take-company-zone.ts';
import { call } from '../offline/calls/index.ts';
import { isOnline, onOnlineChange, reportFault } from '../offline/faults/index.ts';
import { setTechnician } from '../offline/session/index.ts';
import { fetchSupportOnce } from '../support/use-support.ts';

/** First document, section 9, "Authentication status check throttle". */
const betweenChecks = 5000;

let lastAt = Number.NEGATIVE_INFINITY;

/**
 * Reads the current account when the app opens, comes to the front or is back online, so that a changed role or name
 * appears. If the sign-in has ended, the call ends the session here (first document, section 4, "Session"). Offline
 * changes nothing.
 */
export function useCheckedSession() {
  useEffect(() => {
    check();
    const backOnline = onOnlineChange(() => isOnline() && check());
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      backOnline();
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}

function check(): void {
  // Not the system clock, which a person may set.
  const now = performance.now();
  if (document.visibilityState !== 'visible' || now - lastAt < betweenChecks) return;
  lastAt = now;
  call(authActions.me, {}).then(
    ({ technician, timeZone }) => {
      takeCompanyZone(timeZone);
      setTechnician(technician);
      fetchSupportOnce();
    },
    (error: unknown) => {
      reportFault(error);
    },
  );
}
