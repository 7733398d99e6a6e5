import { longestAway } from '@tidemark/contract/live';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { type Change, readChanges, readClock } from './read-changes.ts';

/** How often the log is looked at. */
export const pollInterval = 2_000;
const overlapMs = 60_000;

export interface Watch {
  /**
   * Changes noticed in the last seconds, longestAway at most; for those before the watch began, changes that happened
   * then.
   */
  noticed(seconds: number): Change[];
  /** Resolves when no read is running. */
  stop(): Promise<void>;
}

/**
 * Reports every change that commits after this has resolved, once, by reading the audit log every `everyMs`. Neither
 * the log's ids nor its times follow the order of commits: a transaction that began first may commit last, and a reader
 * that only looks beyond the newest entry misses it. So each look starts a minute before the previous one, further back
 * than a statement may wait here (database.ts: 30 s), and skips what was seen. The next look makes up for a failed one.
 */
export async function watchChanges(
  db: Kysely<Database>,
  log: Logger,
  everyMs: number,
  tell: (changes: Change[]) => Promise<void>,
): Promise<Watch> {
  const seen = new Map<number, number>();
  let lately: { change: Change; noticedAt: number }[] = [];
  let from = new Date(0);
  let stopped = false;
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(hand: typeof tell): Promise<void> {
    const now = await readClock(db);
    const next = new Date(now.getTime() - overlapMs);
    const begins = from.getTime() === 0;
    if (begins) from = next;
    const changes = await readChanges(db, { from: from.toISOString(), except: [...seen.keys()] });
    const noticedAt = performance.now();
    lately = lately.filter((one) => one.noticedAt > noticedAt - longestAway * 1_000);
    for (const change of changes)
      lately.push({
        change,
        noticedAt: begins ? noticedAt - now.getTime() + Date.parse(change.at) : noticedAt,
      });
    if (!stopped) await hand(changes);
    for (const { id, at } of changes) seen.set(id, Date.parse(at));
    // Times lose their fractions of a millisecond on their way from the database.
    for (const [id, at] of seen) if (at + 1 < next.getTime()) seen.delete(id);
    from = next;
  }
  const again = () => {
    timer = setTimeout(() => {
      looking = look(tell)
        .catch((err: unknown) => log.warn({ err }, 'live changes could not be read'))
        .finally(() => stopped || again());
    }, everyMs);
  };

  // Entries already in the log are not reported.
  await look(async () => undefined);
  again();
  return {
    noticed(seconds) {
      const since = performance.now() - seconds * 1_000;
      return lately.filter(({ noticedAt }) => noticedAt >= since).map(({ change }) => change);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      return looking;
    },
  };
}
