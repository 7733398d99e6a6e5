import { useEffect, useRef } from 'react';

/** What had the focus may go with the old answer: then the part of the page it stood in takes it. */
export function useKeptFocus(answer: unknown): void {
  const last = useRef<Element>(null);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element;
      part.current = last.current.closest('[data-part]') ?? part.current;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each answer
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (isLost) part.current?.focus({ preventScroll: true });
  }, [answer]);
}
