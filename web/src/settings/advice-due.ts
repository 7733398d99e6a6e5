const day = 24 * 3_600_000;
/** Safari deletes what a website keeps after seven days of use without a visit to it. */
const waiting = 3 * day;

interface Mark {
  unsent: number;
  /** When the oldest unsent change was made. */
  since: string | null;
}

/** Whether to say now that Safari may delete work: once, and again for work that waits for days. Moments in ms. */
export function adviceDue(told: number | undefined, mark: Mark | undefined, now: number): boolean {
  if (told === undefined) return true;
  const since = mark?.unsent ? mark.since : null;
  return since !== null && now - Date.parse(since) >= waiting && now - told >= waiting;
}
