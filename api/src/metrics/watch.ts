import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { PoolUse } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { watchDatabase } from './database.ts';
import { watchProcess } from './process.ts';
import { type Answered, watchRequests } from './requests.ts';
import { serveMetrics } from './serve.ts';

/** Reports of a process's parts about their work. */
export interface Watch extends AsyncDisposable {
  answered(answered: Answered): void;
  tried(delivery: { kind: string; outcome: 'sent' | 'failed' }): void;
}

/** Starts counting and measuring, and serves it (docs/operations.md, "Metrics"). @throws if the port is taken */
export async function startWatch(
  at: { host: string; port: number },
  of: { db: Kysely<Database>; log: Logger; poolUse: () => PoolUse },
): Promise<Watch> {
  const register = new Registry();
  const answered = watchRequests(register);
  const tries = new Counter({
    name: 'tidemark_delivery_tries_total',
    help: 'Tries of deliveries by this process.',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  });
  watchDatabase(register, of);
  watchProcess(register);
  const served = await serveMetrics(register, at, of.log);
  return {
    answered,
    tried: (delivery) => tries.inc(delivery),
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}
