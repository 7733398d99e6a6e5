import { longestAway } from '@tidemark/contract/live';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { type Change, readChanges, readClock } from './read-changes.ts';

/** How often the log is looked at. */
export const usualLooks = 2_000;
const overlapMs = 60_000;

export interface Watch {
  /** What was noticed in the last so many seconds, longestAway at most; of what was there before the watch began, what happened then. */
  noticed(seconds: number): Change[];
  /** Resolves when nothing is being read any more. */
  stop(): Promise<void>;
}

/**
 * Hands over every change that commits after this has resolved, once, by reading the audit log every `everyMs`.
 *
 * Neither the log's ids nor its times are in the order of the commits: a transaction that began first may commit last,
 * and who looks only beyond the newest entry they know misses it. So each look goes back a minute before the one
 * before, further than a statement may wait here (database.ts: 30 s), and passes over what was seen. A look that fails
 * is made up for by the next.
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
    // A millisecond is where times are cut off on their way from the database.
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
