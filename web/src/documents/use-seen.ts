import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells when an element has been on the screen above the bar at its foot, or has taken the focus of a keyboard or screen
 * reader.
 */
export function useSeen(
  end: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isSeen: boolean,
  onSeen: () => void,
): void {
  const tell = useRef(onSeen);
  useLayoutEffect(() => {
    tell.current = onSeen;
  });
  useEffect(() => {
    const marker = end.current;
    if (!marker || isSeen) return;
    const seen = () => tell.current();
    const covered = bar.current ? Math.max(0, innerHeight - bar.current.getBoundingClientRect().top) : 0;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
      },
      { rootMargin: `0px 0px -${Math.ceil(covered)}px 0px` },
    );
    watch.observe(marker);
    marker.addEventListener('focus', seen);
    return () => {
      watch.disconnect();
      marker.removeEventListener('focus', seen);
    };
  }, [end, bar, isSeen]);
}
