import { useEffect, useState } from 'react';
import { whenIdle } from '../offline/store/index.ts';

/** How many of the parts are to be drawn: at first those in sight, then more whenever the browser has nothing to do. */
export function useDrawn(parts: number, { first, more }: { first: number; more: number }): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < parts) return whenIdle(() => setDrawn(drawn + more));
  }, [drawn, parts, more]);
  return drawn;
}
