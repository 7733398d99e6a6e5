import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { deliveryQueues, type Jobs } from '../jobs/jobs.ts';
import { type Send, tryDelivery } from './try-delivery.ts';

const turn = z.object({ delivery: z.string(), turn: z.number(), requestId: z.string().optional() });

/** Runs deliveries in this process until the jobs close. */
export async function workDeliveries(parts: {
  db: Kysely<Database>;
  jobs: Jobs;
  log: Logger;
  send: Send;
}): Promise<void> {
  for (const queue of deliveryQueues) {
    await parts.jobs.work(queue, (data, signal) => tryDelivery(parts, turn.parse(data), signal));
  }
}
