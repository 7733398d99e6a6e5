import { useCallback, useEffect, useRef, useState } from 'react';
import { inWords, reportFault, useOnline } from '../faults/index.ts';

export interface Answer<T> {
  /** Undefined until the first response. */
  answer: T | undefined;
  problem: string | undefined;
  asking: boolean;
  refresh: () => void;
}

/**
 * Requests what no device stores, again when `read` changes or the network returns. A refresh during a request follows
 * its response, so that frequent refreshes still show data.
 * @param problemOf names a failure; must be the same between renders
 */
export function useAnswer<T>(
  read: () => Promise<T>,
  problemOf: (error: unknown) => string = inWords,
): Answer<T> {
  const online = useOnline();
  const [answer, setAnswer] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(true);
  const again = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: being back online asks anew
  useEffect(() => {
    let over = false;
    let wanted = true;
    let running = false;
    const ask = async () => {
      running = true;
      setAsking(true);
      while (wanted && !over) {
        wanted = false;
        try {
          const given = await read();
          if (over) return;
          setAnswer(given);
          setProblem(undefined);
        } catch (error) {
          if (over) return;
          reportFault(error);
          setProblem(problemOf(error));
        }
      }
      running = false;
      if (!over) setAsking(false);
    };
    again.current = () => {
      wanted = true;
      if (!running) void ask();
    };
    void ask();
    return () => {
      over = true;
    };
  }, [read, problemOf, online]);

  return { answer, problem, asking, refresh: useCallback(() => again.current(), []) };
}
