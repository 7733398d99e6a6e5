import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError, inWords, isOnline, onOnlineChange, reportFault } from '../faults/index.ts';
import { getSession, type Session } from '../session/index.ts';
import { throughCuts, untilShown, whenIdle } from '../store/index.ts';
import { noteShown } from './shown.ts';

export interface Refresh {
  state: 'running' | 'done' | 'failed';
  error: CallError | null;
  again: () => void;
}

/** Without a network, or for what the office has not received yet, the device's own is all there is. */
export const mayBeOwn = ({ status }: CallError): boolean => [0, 401, 404].includes(status);

/** First document, section 9: at least this long between two checks that nobody asked for. */
export const betweenChecks = 5000;

/** When each came, for who is signed in: screens that open right after each other ask once. */
const cameAt = new WeakMap<Session, Map<string, number>>();

/** Undefined while nobody is signed in. */
function mine(): Map<string, number> | undefined {
  const session = getSession();
  if (session && !cameAt.has(session)) cameAt.set(session, new Map());
  return session ? cameAt.get(session) : undefined;
}

/** A clock that was set back makes nothing new for ever. */
const cameJustNow = (what: string) => Math.abs(Date.now() - (mine()?.get(what) ?? 0)) < betweenChecks;

/**
 * Asks the office for `what` when the screen opens, comes to the front or gets back online, and whenever `again` is
 * called; the screen lives from the device meanwhile. Opening asks nothing where the same came a moment ago; what has no
 * name is asked for each time. `what` is a list's or record's table and what it is asked for by, as in `rooms/{inspection}`:
 * news of it is pulled while it is shown.
 */
export function useRefresh(what: string | undefined, ask: () => Promise<void>): Refresh {
  const here = useMemo(() => what !== undefined && cameJustNow(what), [what]);
  const [answer, setAnswer] = useState<Omit<Refresh, 'again'> & { to: string | undefined }>();
  const [round, setRound] = useState(0);
  const opened = useRef<string>(undefined);
  useEffect(() => (what === undefined ? undefined : noteShown(what)), [what]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const opens = opened.current !== what;
    opened.current = what;
    if (opens && here) return;
    let current = true;
    const show = (next: Omit<Refresh, 'again'>) => {
      if (current) setAnswer({ ...next, to: what });
    };
    const run = () => {
      const whose = mine();
      return untilShown(throughCuts(ask)).then(
        () => {
          if (what !== undefined) whose?.set(what, Date.now());
          show({ state: 'done', error: null });
        },
        (thrown: unknown) => {
          const error = thrown instanceof CallError ? thrown : new CallError(500, inWords(thrown));
          show({ state: 'failed', error });
          reportFault(thrown);
        },
      );
    };
    // What the device has is painted first.
    const callOff = whenIdle(run);
    return () => {
      current = false;
      callOff();
    };
  }, [what, ask, round]);
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
    setAnswer({ state: 'running', error: null, to: what });
    setRound((now) => now + 1);
  }, [what]);
  const { state, error } =
    answer && answer.to === what
      ? answer
      : { state: here ? ('done' as const) : ('running' as const), error: null };
  return { state, error, again };
}
