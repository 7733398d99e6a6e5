import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far beyond the screen cards stay rendered. */
const rootMargin = '1200px 0px';

/** Heights of what was rendered once, so that going back finds the page as long as it was. */
const heights = new Map<string, number>();

/** Whether an element is near the screen, and its height when it was last rendered. What has the focus stays. */
export function useNearScreen(key: string, startsNear: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(startsNear);
  const shown = useRef(near);
  useLayoutEffect(() => {
    shown.current = near;
  }, [near]);
  // Leaving the list also records the heights of rendered cards, so that Back finds the place.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element && shown.current) heights.set(key, element.getBoundingClientRect().height);
    };
  }, [key]);
  useIntersection(ref, (element, { isIntersecting, boundingClientRect }) => {
    if (!isIntersecting) {
      if (element.contains(document.activeElement)) return;
      if (near) heights.set(key, boundingClientRect.height);
    }
    // In slices between frames: fast scrolling brings many at once.
    startTransition(() => setNear(isIntersecting));
  });
  return { ref, near, height: heights.get(key) };
}

/** An element at the end of a list; calls back when it comes near the screen. */
export function useEndInReach(onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useIntersection(ref, (_, { isIntersecting }) => {
    if (isIntersecting) onReach();
  });
  return ref;
}

type Told = (element: HTMLElement, entry: IntersectionObserverEntry) => void;

function useIntersection(ref: RefObject<HTMLElement | null>, tell: Told) {
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) told.current(element, last);
      },
      { rootMargin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
}
