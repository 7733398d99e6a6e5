import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, explain, isOnline, onOnlineChange } from '../offline/faults/index.ts';
import { betweenChecks } from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { throughCuts, untilShown } from '../offline/store/index.ts';

export interface Refreshing {
  refreshing: boolean;
  /** One has ended, well or not. */
  ended: boolean;
  /** What the server refused with; having no network is not a problem. */
  problem: string | undefined;
  refresh: () => void;
}

/**
 * Runs `read` when the screen opens, comes to the front or gets back online, and when the person asks. Unlike
 * useRefresh it also shows automatic runs.
 */
export function useRefreshing(read: () => Promise<unknown>): Refreshing {
  const [refreshing, setRefreshing] = useState(true);
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  const lastAt = useRef(0);

  const refresh = useCallback(() => {
    if (running.current) return;
    running.current = true;
    lastAt.current = Date.now();
    setRefreshing(true);
    untilShown(throughCuts(read))
      .then(
        () => setProblem(undefined),
        (error: unknown) => setProblem(problemOf(error)),
      )
      .finally(() => {
        running.current = false;
        setRefreshing(false);
        setEnded(true);
      });
  }, [read]);

  useEffect(() => {
    refresh();
    const again = () => {
      if (document.visibilityState === 'visible' && Date.now() - lastAt.current > betweenChecks) refresh();
    };
    const backOnline = onOnlineChange(() => isOnline() && again());
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      backOnline();
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refresh]);

  return { refreshing, ended, problem, refresh };
}

function problemOf(error: unknown): string | undefined {
  // Stops after logout.
  if (!getSession()) return undefined;
  return error instanceof CallError && error.status === 0 ? undefined : explain(error);
}
