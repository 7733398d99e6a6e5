import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What React would make of a pointer on a key before and after it comes down. */
const ofAPointer = ['pointerdown', 'pointerover', 'pointerout', 'pointerup'] as const;

/** The click of a key that closed its pad would fall on what lay under it. */
function leaveOutClick(): void {
  const leaveOut = (event: MouseEvent) => {
    if (event.detail > 0) event.stopPropagation();
  };
  document.addEventListener('click', leaveOut, true);
  const end = () => document.removeEventListener('click', leaveOut, true);
  document.addEventListener('pointerdown', end, { capture: true, once: true });
}

/**
 * The keys of a pad, each an element with `data-key`. A finger counts when it comes down, as on any keypad (WCAG 2.5.2
 * excepts keypads): waiting for the click costs a frame. Clicks without a pointer are left to the keys themselves.
 * @returns for the element that holds the keys
 */
export function useKeyPresses(press: (key: string) => void): RefObject<HTMLDivElement | null> {
  const keys = useRef<HTMLDivElement>(null);
  const pressed = useRef(press);
  useLayoutEffect(() => {
    pressed.current = press;
  });
  useEffect(() => {
    const { current } = keys;
    const pad = current?.parentElement;
    // A finger's key is done when it comes down. What the browser makes of it afterwards (a mouse that moves, goes down
    // and up, a click, the look of a pressed button) would draw the page three times more. React listens passively.
    // Where the pad is higher than the screen, a finger on the keys may also scroll it.
    let scrolls = false;
    const prevent = (event: TouchEvent) => {
      if (!scrolls) event.preventDefault();
    };
    // React looks for whom each of these is, at its root, twice: a sixth of what a key takes.
    const take = (event: PointerEvent) => {
      if (!current?.contains(event.target as Node)) return;
      event.stopPropagation();
      // Before the key changes the page: asked after it, the browser would lay it out at once.
      if (event.type === 'pointerdown' && pad) scrolls = pad.scrollHeight > pad.clientHeight;
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
      if (event.type !== 'pointerdown' || event.button !== 0 || !key) return;
      leaveOutClick();
      pressed.current(key);
    };
    current?.addEventListener('touchstart', prevent, { passive: false });
    for (const kind of ofAPointer) document.addEventListener(kind, take, true);
    return () => {
      current?.removeEventListener('touchstart', prevent);
      for (const kind of ofAPointer) document.removeEventListener(kind, take, true);
    };
  }, []);
  return keys;
}
