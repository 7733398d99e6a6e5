import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a screen may take to show its heading before the focus stays where it was. */
const patience = 5000;

/** Moves the focus to the new screen's h1, so that a screen reader reads where the person has come to. */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      stop();
      stop = whenHeadingShows((heading) => {
        heading.tabIndex = -1;
        heading.style.outline = 'none';
        heading.focus({ preventScroll: true });
      });
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** Calls back once with the h1 in sight, now or when it is rendered; returns how to stop waiting. */
function whenHeadingShows(found: (heading: HTMLElement) => void) {
  const look = () =>
    [...document.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.checkVisibility());
  const now = look();
  if (now) {
    found(now);
    return () => {};
  }
  const watch = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    stop();
    found(heading);
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}
