import { setTimeout as after } from 'node:timers/promises';
import { DriverError } from './driver.ts';

/** What an attempt came to: done, with its value, or not yet, and why. */
export type Attempt<T> = { done: T } | { not: string };

/** As long as e2e/playwright.config.ts lets an expectation wait. */
export const patience = 60_000;

/**
 * Tries until it is done. A page that goes away in between makes the driver refuse, and the next one is asked again.
 * @throws what the last attempt said, once the time is over
 */
export async function poll<T>(
  what: string,
  attempt: (number: number) => Promise<Attempt<T>>,
  timeout = patience,
): Promise<T> {
  const until = performance.now() + timeout;
  for (let number = 0; ; number++) {
    const told = await attempt(number).catch((error: unknown) => {
      if (!(error instanceof DriverError)) throw error;
      return { not: error.message };
    });
    if ('done' in told) return told.done;
    if (performance.now() > until) throw new Error(`${what}: not within ${timeout / 1000} s. ${told.not}`);
    await after(number < 5 ? 50 : 150);
  }
}
