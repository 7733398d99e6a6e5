import { type CSSProperties, useSyncExternalStore } from 'react';

/** Bars at the foot of the screen, with the room each takes up from the edge of the screen. */
const bars = new Map<HTMLElement, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** As the `ref` of a bar at the foot of the screen: toasts stand above it, however high it is and while it is there. */
export function underToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  // Told of its size once the page is laid out: asking for it would have the page laid out before its first paint.
  const watch = new ResizeObserver(([entry]) => {
    const height = entry!.borderBoxSize[0]!.blockSize;
    // Where it sticks or is fixed; where it is now says nothing of a bar that scrolls along.
    const above = Number.parseFloat(getComputedStyle(bar).bottom);
    bars.set(bar, height === 0 ? 0 : height + (above || 0));
    tell();
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The style of what stands above the bars: `--under-toasts`, in px. Not of the whole document, of which every element would be
 * styled anew.
 */
export function useAboveBars(): CSSProperties {
  const height = useSyncExternalStore(subscribe, () => Math.max(0, ...bars.values()));
  return { '--under-toasts': `${height}px` } as CSSProperties;
}
