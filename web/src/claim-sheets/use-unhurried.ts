import { useLayoutEffect, useRef, useState } from 'react';

/** A state drawn anew costs the next key its frame. */
const betweenMs = 400;

/** Shows a change at once; what follows it sooner than it can be read shows as what it comes to. */
export function useUnhurried<T>(value: T): T {
  const [shown, show] = useState(value);
  const next = useRef(0);
  useLayoutEffect(() => {
    const tell = () => {
      next.current = performance.now() + betweenMs;
      show(value);
    };
    const wait = next.current - performance.now();
    if (wait <= 0) return tell();
    const timer = setTimeout(tell, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
