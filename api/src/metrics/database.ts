import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { PoolUse } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Family, Metrics, Sample } from './registry.ts';

interface Watched {
  db: Kysely<Database>;
  log: Logger;
  poolUse: () => PoolUse;
}

/** However many look, the tables are asked so often at most. */
const askedEvery = 5_000;

/** The database's connections as this process uses them, and what waits in its tables. */
export function watchDatabase(metrics: Metrics, { db, log, poolUse }: Watched): void {
  metrics.read(() => {
    const { used, idle, waiting, max } = poolUse();
    return [
      {
        name: 'tidemark_database_connections',
        type: 'gauge',
        help: 'Connections of this process, and requests that wait for one.',
        samples: Object.entries({ used, idle, waiting, max }).map(([state, value]) => ({
          labels: { state },
          value,
        })),
      },
    ];
  });
  let asked: { at: number; families: Promise<Family[]> } | undefined;
  metrics.read(() => {
    if (!asked || asked.at + askedEvery < Date.now()) {
      const families = readTables(db).catch((err) => {
        log.warn({ err }, 'the metrics of the database were not read');
        return [isUp(0)];
      });
      asked = { at: Date.now(), families };
    }
    return asked.families;
  });
}

const isUp = (value: 0 | 1): Family => ({
  name: 'tidemark_database_up',
  type: 'gauge',
  help: 'Whether the database answered; what is read from its tables is missing where not.',
  samples: [{ value }],
});

async function readTables(db: Kysely<Database>): Promise<Family[]> {
  const jobs = await sql<{ name: string; state: string; count: number; oldest: number | null }>`
    SELECT name, CASE state WHEN 'active' THEN 'running' ELSE 'waiting' END AS state, count(*)::int AS count,
      extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))::float8 AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active') GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  const others = await sql<{ failed: number; mails: number; oldest: number | null }>`
    SELECT (SELECT count(*)::int FROM deliveries WHERE state = 'failed') AS failed, count(*)::int AS mails,
      extract(epoch FROM now() - min(next_try_at) FILTER (WHERE next_try_at <= now()))::float8 AS oldest
    FROM account_mails WHERE ended_at IS NULL`.execute(db);
  const { failed, mails, oldest } = others.rows[0]!;
  const mail = { labels: { queue: 'account-mail', state: 'waiting' } };
  const due: Sample[] = [{ labels: { queue: 'account-mail' }, value: oldest ?? 0 }];
  for (const { name, state, oldest: age } of jobs.rows)
    if (state === 'waiting') due.push({ labels: { queue: name }, value: age ?? 0 });
  return [
    isUp(1),
    {
      name: 'tidemark_jobs',
      type: 'gauge',
      help: 'What is to be done apart from requests, over all servers; also what waits for its next try.',
      samples: [
        { ...mail, value: mails },
        ...jobs.rows.map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count })),
      ],
    },
    {
      name: 'tidemark_jobs_oldest_due_seconds',
      type: 'gauge',
      help: 'For how long the job that is due longest has waited.',
      samples: due,
    },
    {
      name: 'tidemark_deliveries_failed',
      type: 'gauge',
      help: 'Deliveries nobody tries any more until a manager presses Retry.',
      samples: [{ value: failed }],
    },
  ];
}
