import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Fingers on the glass, one or two. */
export async function fingers(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[], timestamp?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      ...(timestamp !== undefined && { timestamp }),
    });
  const painted = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const steps = 10;
  return {
    /** The start and end of each finger. */
    async move(from: Point[], to: Point[]): Promise<void> {
      await touch('touchStart', from);
      for (let step = 1; step <= steps; step++) {
        const way = (start: number, end: number) => start + ((end - start) * step) / steps;
        await touch(
          'touchMove',
          from.map(({ x, y }, finger) => ({ x: way(x, to[finger]!.x), y: way(y, to[finger]!.y) })),
        );
        await painted();
      }
      await touch('touchEnd', []);
    },
    /** Rests until the thing is taken, then moves it. */
    async carry(from: Point, to: Point, taken: () => Promise<void>): Promise<void> {
      await touch('touchStart', [from]);
      await taken();
      for (const part of [0.5, 1]) {
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ]);
        await painted();
      }
      await touch('touchEnd', []);
    },
    /** As fast as a thumb's flick, which the browser takes for the beginning of a glide. */
    async flick(from: Point, to: Point): Promise<void> {
      await touch('touchStart', [from]);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ]);
      await touch('touchEnd', []);
    },
    async tap(point: Point): Promise<void> {
      await touch('touchStart', [point]);
      await touch('touchEnd', []);
    },
    /** A fifth of a second between the two by the events' own clock, however busy the page is with the first. */
    async doubleTap(point: Point): Promise<void> {
      const first = Date.now() / 1000;
      for (const at of [first, first + 0.2]) {
        await touch('touchStart', [point], at);
        await touch('touchEnd', [], at + 0.05);
      }
    },
  };
}
