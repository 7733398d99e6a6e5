import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../offline/store/index.ts';

/** How long to wait for a screen's heading before giving up on moving the focus. */
const timeLimit = 5000;

/** Moves the focus to the new screen's h1, so that a screen reader announces it. */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, hrefChanged, fromLocation }) => {
      if (!hrefChanged || !fromLocation) return;
      stop();
      stop = whenHeadingShows(focusOn, pathChanged);
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
  [...document.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.getClientRects().length > 0);

/** For a pressed control that disappears: otherwise the focus is lost, and a screen reader falls silent. */
export function focusHeading(): void {
  const heading = headingInSight();
  if (heading) focusOn(heading);
}

/**
 * Calls back once the h1 is on screen, now or when it renders; returns a function that cancels.
 * @param isNew another screen; of another part of the same one only a focus that was lost with the pressed link moves
 */
function whenHeadingShows(found: (heading: HTMLElement) => void, isNew: boolean) {
  // Asking before the first paint would force another layout.
  let callOff: (() => void) | undefined;
  const before = document.activeElement;
  const lookSoon = () => {
    callOff ??= whenIdle(() => {
      callOff = undefined;
      const heading = headingInSight();
      if (!heading) return;
      stop();
      const { activeElement } = document;
      // A person who is already in a field stays there.
      if ((isNew && activeElement === before) || activeElement === document.body) found(heading);
    });
  };
  const watch = new MutationObserver(lookSoon);
  const timer = setTimeout(() => stop(), timeLimit);
  const stop = () => {
    callOff?.();
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  lookSoon();
  return stop;
}
