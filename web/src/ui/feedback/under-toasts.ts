import type { CSSProperties } from 'react';
import { observable } from '../../observable.ts';

/** Bars at the bottom of the screen, each with the height it covers. */
const bars = new Map<HTMLElement, number>();
const highest = observable(0);
const tell = () => highest.set(Math.max(0, ...bars.values()));

/** The `ref` of a bar at the bottom of the screen: toasts stay above it, at any height and as long as it exists. */
export function underToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  // The observer gives its size after layout; measuring here would force a layout before the first paint.
  const watch = new ResizeObserver(([entry]) => {
    const height = entry!.borderBoxSize[0]!.blockSize;
    // Its sticky or fixed offset counts; the current position of a bar that scrolls does not.
    const above = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    // Toasts add the keyboard themselves.
    const keyboard = Number.parseFloat(document.documentElement.style.getPropertyValue('--keyboard')) || 0;
    bars.set(bar, height === 0 ? 0 : height + Math.max(0, above - keyboard));
    tell();
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}

/**
 * The style of what is above the bars: `--under-toasts`, in px. Not on the document, which would restyle every element.
 */
export function useAboveBars(): CSSProperties {
  return { '--under-toasts': `${highest.use()}px` } as CSSProperties;
}
