import { Refusal } from '@tidemark/contract/refusals';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { networkOf } from '../network-of.ts';

const second = 1_000;
const minute = 60 * second;
/** decisions.md, "Accounts": calls a minute for one person, and for one address without a sign-in. */
const callsOfPerson = 1_200;
const callsOfAddress = 120;
/** A server that counts this share of a limit within a second tells the others immediately. */
const toldEarly = 1 / 20;

export interface RateLimits {
  /** Each throws Refusal rate_limited, with the seconds until the minute ends. */
  person(id: number): void;
  address(ip: string): void;
  /** Files fetched by a signed address: an <img> has no token, but only signed-in people get the URLs. */
  files(ip: string): void;
  tries(action: string, ip: string, limit: number): Promise<void>;
  /** Shares the counts with the other servers; runs every second on its own. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  minute: number;
  /** Counted here since the last share. */
  own: number;
  /** Counted by all servers up to then. */
  shared: number;
}

/**
 * Counts per clock minute. Calls are counted in this process and shared through the database every second in one
 * statement, earlier during a burst: with several servers a limit can be exceeded by a twentieth per other server, plus
 * what arrives meanwhile. Password attempts are counted in the database immediately.
 */
export function openRateLimits(db: Kysely<Database>, log: Logger, now: () => number = Date.now): RateLimits {
  const counts = new Map<string, Counted>();
  let telling = false;
  const minuteNow = () => Math.floor(now() / minute);
  const tooMany = () =>
    new Refusal('rate_limited', [], { retryAfter: Math.ceil((minute - (now() % minute)) / second) });

  function take(key: string, limit: number): void {
    const current = minuteNow();
    let counted = counts.get(key);
    if (counted?.minute !== current) {
      counted = { minute: current, own: 0, shared: 0 };
      counts.set(key, counted);
    }
    if (counted.shared + counted.own >= limit) throw tooMany();
    counted.own++;
    if (counted.own < limit * toldEarly || telling) return;
    telling = true;
    tell();
  }

  async function share(): Promise<void> {
    const current = minuteNow();
    for (const [key, { minute }] of counts) if (minute < current) counts.delete(key);
    const sent = [...counts].filter(([, { own }]) => own > 0).map(([key, { own }]) => ({ key, own }));
    if (sent.length === 0) return;
    const all = await add(
      db,
      current,
      sent.map(({ key }) => key),
      sent.map(({ own }) => own),
    );
    for (const { key, own } of sent) {
      const counted = counts.get(key);
      if (counted?.minute !== current) continue;
      counted.own -= own;
      counted.shared = all.get(key) ?? own;
    }
  }

  let forgotten = minuteNow();
  async function turn(): Promise<void> {
    await share();
    telling = false;
    if (forgotten === minuteNow()) return;
    forgotten = minuteNow();
    await db.deleteFrom('rateCounts').where('minute', '<', forgotten).execute();
  }
  let turning: Promise<void> = Promise.resolve();
  function tell(): void {
    turning = turning.then(turn).catch((err) => log.warn({ err }, 'call counts were not shared'));
  }
  const timer = setInterval(tell, second);
  timer.unref();

  return {
    person: (id) => take(`person ${id}`, callsOfPerson),
    address: (ip) => take(`address ${networkOf(ip)}`, callsOfAddress),
    files: (ip) => take(`files ${networkOf(ip)}`, callsOfPerson),
    async tries(action, ip, limit) {
      const key = `${action} ${networkOf(ip)}`;
      const all = await add(db, minuteNow(), [key], [1]);
      if (all.get(key)! > limit) throw tooMany();
    },
    // One at a time: two would both report the same counts.
    share() {
      tell();
      return turning;
    },
    async close() {
      clearInterval(timer);
      await turning;
    },
  };
}

/** Adds to the counts of a minute and returns the totals of all servers; in a fixed order, to avoid deadlocks. */
async function add(db: Kysely<Database>, of: number, keys: string[], counts: number[]) {
  const { rows } = await sql<{ key: string; count: number }>`
    INSERT INTO rate_counts AS known (key, minute, count)
    SELECT key, ${of}::bigint, count FROM unnest(${keys}::text[], ${counts}::int[]) AS sent (key, count) ORDER BY key
    ON CONFLICT (key, minute) DO UPDATE SET count = known.count + excluded.count
    RETURNING key, count`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
