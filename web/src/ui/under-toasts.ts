/** Bars at the foot of the screen, with the room each takes up from the edge of the screen. */
const bars = new Map<HTMLElement, number>();

function tell(): void {
  document.documentElement.style.setProperty('--under-toasts', `${Math.max(0, ...bars.values())}px`);
}

/** As the `ref` of a bar at the foot of the screen: toasts stand above it, however high it is and while it is there. */
export function underToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const measure = () => {
    // Where it sticks or is fixed; where it is now says nothing of a bar that scrolls along.
    const above = Number.parseFloat(getComputedStyle(bar).bottom);
    bars.set(bar, bar.offsetHeight === 0 ? 0 : bar.offsetHeight + (above || 0));
    tell();
  };
  const watch = new ResizeObserver(measure);
  watch.observe(bar);
  measure();
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}
