import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../offline/call-error.ts';
import { isOnline, onOnlineChange } from '../offline/online.ts';
import { untilShown } from '../offline/read-live.ts';
import { reportFault } from '../offline/report-fault.ts';
import { throughCuts } from '../offline/through-cuts.ts';
import { whenIdle } from '../offline/when-idle.ts';

export interface Refresh {
  state: 'running' | 'done' | 'failed';
  error: CallError | null;
  again: () => void;
}

/**
 * Asks the office when the screen opens, comes to the front or gets back online, and whenever `again` is called; the
 * screen lives from the device meanwhile.
 */
export function useRefresh(ask: () => Promise<void>): Refresh {
  const [answer, setAnswer] = useState<Omit<Refresh, 'again'>>({ state: 'running', error: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let current = true;
    const show = (next: Omit<Refresh, 'again'>) => {
      if (current) setAnswer(next);
    };
    const asked = () =>
      untilShown(throughCuts(ask)).then(
        () => show({ state: 'done', error: null }),
        (thrown: unknown) => {
          const error = thrown instanceof CallError ? thrown : new CallError(0, String(thrown));
          show({ state: 'failed', error });
          reportFault(thrown);
        },
      );
    // What the device has is painted first.
    const callOff = whenIdle(asked);
    return () => {
      current = false;
      callOff();
    };
  }, [ask, round]);
  useEffect(() => {
    const quietly = () => {
      if (document.visibilityState === 'visible' && isOnline()) setRound((now) => now + 1);
    };
    const stopListening = onOnlineChange(quietly);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', quietly);
    };
  }, []);
  const again = useCallback(() => {
    setAnswer({ state: 'running', error: null });
    setRound((now) => now + 1);
  }, []);
  return { ...answer, again };
}
