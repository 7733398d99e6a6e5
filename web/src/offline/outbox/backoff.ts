const first = 1_000;
const longest = 60_000;

/** Doubles from 1 s to 60 s, half of it random, so that a thousand phones do not return at once. */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}

/** A project's changes, its uploads, or everything. */
export type Waits = number | `uploads of ${number}` | 'all';

/**
 * Who waits until when, after how many failures in a row. Its times are `performance.now()`, so that a clock set back
 * an hour delays nothing.
 */
export class Backoff {
  private readonly waits = new Map<Waits, { failures: number; until: number }>();

  /** @param asked the minimum pause in ms */
  failed(who: Waits, now: number, asked = 0): void {
    const failures = (this.waits.get(who)?.failures ?? 0) + 1;
    this.waits.set(who, { failures, until: now + Math.max(asked, pauseAfter(failures)) });
  }

  worked(who: Waits): void {
    this.waits.delete(who);
    this.waits.delete('all');
  }

  /** Another try is worth it now: the network returned, or the person looked. */
  forget(): void {
    this.waits.clear();
  }

  until(who: Waits): number {
    return Math.max(this.waits.get(who)?.until ?? 0, this.waits.get('all')?.until ?? 0);
  }
}
