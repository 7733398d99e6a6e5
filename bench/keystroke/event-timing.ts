import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How long each interaction took at most, by its id, and when a sheet opened by a tap was there. */
    bench: { durations: Map<number, number>; opened: number | undefined };
  }
}

/** The browser does not report shorter ones; they count as this. */
const shortest = 16;

/** Runs in the page: the Event Timing API reports the time from each interaction's event to the next paint. */
export function observe(): void {
  window.bench = { durations: new Map(), opened: undefined };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      window.bench.durations.set(
        interactionId,
        Math.max(duration, window.bench.durations.get(interactionId) ?? 0),
      );
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const links = '[aria-label^="Claim sheet of"], [aria-label="Rooms"] a';
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest(links);
    if (!link) return;
    const words = link.getAttribute('aria-label') ?? link.textContent ?? '';
    const look = () => {
      const name = document.querySelector('h1')?.textContent;
      const stands = name && words.includes(name) && document.querySelector('[data-line], [id^="line-"]');
      if (!stands) return requestAnimationFrame(look);
      // The frame that paints it ends when the next one begins.
      return requestAnimationFrame(() =>
        setTimeout(() => (window.bench.opened = performance.now() - event.timeStamp)),
      );
    };
    look();
  };
  addEventListener('click', onClick, true);
}

export function forget(page: Page): Promise<void> {
  return page.evaluate(() => window.bench.durations.clear());
}

/** Durations of the last `count` interactions in milliseconds, in steps of 8. */
export async function durations(page: Page, count: number): Promise<number[]> {
  // Entries arrive a while after the paint; after two idle moments all are there.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const slow = (await page.evaluate(() => [...window.bench.durations.values()])).slice(-count);
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => shortest)];
}

/** Taps what opens a sheet, and returns the milliseconds until one of its lines was painted. */
export async function opening(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.bench.opened = undefined;
  });
  await tap();
  return (await (await page.waitForFunction(() => window.bench.opened)).jsonValue()) as number;
}
