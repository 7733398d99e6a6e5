import { useEffect, useState } from 'react';
import { CallError } from '../offline/call-error.ts';
import { searchProjects } from './refresh-assigned.ts';

/** First document, section 9, "Dashboard search pause". */
const pause = 500;

/**
 * Asks the server after a pause in typing.
 * @returns the ids it found for exactly what is typed now, and whether its answer is still to come
 */
export function useServerSearch(typed: string): { found: ReadonlySet<number>; searching: boolean } {
  const [answer, setAnswer] = useState<{ typed: string; found: ReadonlySet<number> }>();
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') return;
    let current = true;
    const tell = (found: ReadonlySet<number>) => {
      if (current) setAnswer({ typed: asked, found });
    };
    const timer = setTimeout(() => {
      searchProjects(asked).then(tell, (error: unknown) => {
        // What is on the device has been searched already; the server would only have added to it.
        tell(nothing);
        if (!(error instanceof CallError)) reportError(error);
      });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked]);
  const answered = answer?.typed === asked;
  return { found: answered ? answer.found : nothing, searching: asked !== '' && !answered };
}

const nothing: ReadonlySet<number> = new Set();
