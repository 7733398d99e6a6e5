import { useElementScrollRestoration } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the page back where it was when its cards are there; the router tries before they are.
 * @returns whether the page was left below its beginning
 */
export function useScrollBack(ready: boolean): boolean {
  const where = useElementScrollRestoration({ getElement: () => window });
  const wanted = useRef(where?.scrollY ?? 0);
  useLayoutEffect(() => {
    if (!ready || wanted.current === 0) return;
    window.scrollTo(0, wanted.current);
    wanted.current = 0;
  }, [ready]);
  return (where?.scrollY ?? 0) > 0;
}
