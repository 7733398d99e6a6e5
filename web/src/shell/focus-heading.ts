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
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      stop();
      stop = whenHeadingShows(focusOn);
    });
    // A part of a page that replaced the pressed link: the focus would be lost, and a screen reader fall silent.
    const unsubscribeParts = router.subscribe('onRendered', ({ pathChanged, hrefChanged, fromLocation }) => {
      if (!fromLocation || pathChanged || !hrefChanged) return;
      if (document.activeElement === document.body) focusHeading();
    });
    return () => {
      unsubscribe();
      unsubscribeParts();
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

/** Calls back once the h1 is on screen, now or when it renders; returns a function that cancels. */
function whenHeadingShows(found: (heading: HTMLElement) => void) {
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
      if (activeElement === before || activeElement === document.body) found(heading);
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
