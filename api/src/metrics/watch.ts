import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PoolUse } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { watchDatabase } from './database.ts';
import { watchProcess } from './process.ts';
import { openMetrics } from './registry.ts';
import { type Answered, watchRequests } from './requests.ts';
import { serveMetrics } from './serve.ts';

/** What the parts of a process tell of what they do. */
export interface Watch extends AsyncDisposable {
  answered(answered: Answered): void;
  tried(delivery: { kind: string; outcome: 'sent' | 'failed' }): void;
}

/** Counts and measures from now on, and serves it (docs/operations.md, "Metrics"). @throws where the port is taken */
export async function startWatch(
  at: { host: string; port: number },
  of: { db: Kysely<Database>; log: Logger; poolUse: () => PoolUse },
): Promise<Watch> {
  const metrics = openMetrics();
  const answered = watchRequests(metrics);
  const tries = metrics.counter('tidemark_delivery_tries_total', 'Tries of deliveries by this process.');
  watchDatabase(metrics, of);
  const process = watchProcess(metrics);
  const served = await serveMetrics(metrics, at, of.log);
  return {
    answered,
    tried: ({ kind, outcome }) => tries({ kind, outcome }),
    async [Symbol.asyncDispose]() {
      process[Symbol.dispose]();
      await served[Symbol.asyncDispose]();
    },
  };
}
