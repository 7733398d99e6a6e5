import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the screen pictures stay loaded. */
const rootMargin = '600px 0px';
const told = new WeakMap<Element, (near: boolean) => void>();
let watch: IntersectionObserver | undefined;

/** One observer for all: hundreds of photos share it. */
function observer(): IntersectionObserver {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin },
  );
  return watch;
}

/** Whether an element is on the screen or near it. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    told.set(element, setNear);
    observer().observe(element);
    return () => observer().unobserve(element);
  }, [ref]);
  return near;
}
