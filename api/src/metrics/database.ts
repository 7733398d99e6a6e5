import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { PoolUse } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

interface Watched {
  db: Kysely<Database>;
  log: Logger;
  poolUse: () => PoolUse;
}
type Told = { labels: Record<string, string>; value: number }[];
type Tables = Record<'jobs' | 'due' | 'failed', Told>;

/** The tables are queried at most this often, however many readers there are. */
const askedEvery = 5_000;

/** This process's database connections, and what waits in its tables. */
export function watchDatabase(register: Registry, { db, log, poolUse }: Watched): void {
  /** Read at each scrape; missing if the tables cannot be read. */
  const gauge = (name: string, help: string, labelNames: string[], read: () => Told | Promise<Told>) =>
    new Gauge({
      ...{ name, help, labelNames, registers: [register] },
      async collect() {
        const told = await read();
        this.reset();
        for (const { labels, value } of told) this.set(labels, value);
      },
    });
  gauge(
    'tidemark_database_connections',
    'Connections of this process, and requests that wait for one.',
    ['state'],
    () => Object.entries(poolUse()).map(([state, value]) => ({ labels: { state }, value })),
  );

  let asked = { at: Number.NEGATIVE_INFINITY, tables: Promise.resolve<Tables | undefined>(undefined) };
  const tables = () => {
    if (asked.at + askedEvery < Date.now()) {
      const tables = readTables(db).catch((err) => {
        log.warn({ err }, 'the metrics of the database were not read');
        return undefined;
      });
      asked = { at: Date.now(), tables };
    }
    return asked.tables;
  };
  gauge(
    'tidemark_database_up',
    'Whether the database answered; what is read from its tables is missing where not.',
    [],
    async () => [{ labels: {}, value: (await tables()) ? 1 : 0 }],
  );
  gauge(
    'tidemark_jobs',
    'What is to be done apart from requests, over all servers; also what waits for its next try.',
    ['queue', 'state'],
    async () => (await tables())?.jobs ?? [],
  );
  gauge(
    'tidemark_jobs_oldest_due_seconds',
    'For how long the job that is due longest has waited.',
    ['queue'],
    async () => (await tables())?.due ?? [],
  );
  gauge(
    'tidemark_deliveries_failed',
    'Failed deliveries, which are not tried again until a manager presses Retry.',
    [],
    async () => (await tables())?.failed ?? [],
  );
}

async function readTables(db: Kysely<Database>): Promise<Tables> {
  const jobs = await sql<{ name: string; state: string; count: number; oldest: number | null }>`
    SELECT name, CASE state WHEN 'active' THEN 'running' ELSE 'waiting' END AS state, count(*)::int AS count,
      extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))::float8 AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active') GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  const others = await sql<{ failed: number; mails: number; oldest: number | null }>`
    SELECT (SELECT count(*)::int FROM deliveries WHERE state = 'failed') AS failed, count(*)::int AS mails,
      extract(epoch FROM now() - min(next_try_at) FILTER (WHERE next_try_at <= now()))::float8 AS oldest
    FROM account_mails WHERE ended_at IS NULL`.execute(db);
  const { failed, mails, oldest } = others.rows[0]!;
  const all = [{ name: 'account-mail', state: 'waiting', count: mails, oldest }, ...jobs.rows];
  return {
    jobs: all.map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count })),
    due: all
      .filter(({ state }) => state === 'waiting')
      .map(({ name, oldest }) => ({ labels: { queue: name }, value: oldest ?? 0 })),
    failed: [{ labels: {}, value: failed }],
  };
}
