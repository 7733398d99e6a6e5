import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../offline/store/index.ts';

/** How long to wait for a screen's heading before giving up on moving the focus. */
const patience = 5000;

/** Moves the focus to the new screen's h1, so that a screen reader reads where the person has come to. */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      stop();
      stop = whenHeadingShows(focusOn);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

const headingInSight = () =>
  [...document.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.checkVisibility());

/** For what was pressed and goes away with that: the focus would fall to nowhere, and a screen reader fall silent. */
export function focusHeading(): void {
  const heading = headingInSight();
  if (heading) focusOn(heading);
}

/** Calls back once with the h1 in sight, soon or when it is rendered; returns how to stop waiting. */
function whenHeadingShows(found: (heading: HTMLElement) => void) {
  // Asked before the screen is painted, it would be measured once more for the answer.
  let callOff: (() => void) | undefined;
  const before = document.activeElement;
  const lookSoon = () => {
    callOff ??= whenIdle(() => {
      callOff = undefined;
      const heading = headingInSight();
      if (!heading) return;
      stop();
      const { activeElement } = document;
      // Who was quicker and is in a field already is left there.
      if (activeElement === before || activeElement === document.body) found(heading);
    });
  };
  const watch = new MutationObserver(lookSoon);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    callOff?.();
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  lookSoon();
  return stop;
}
