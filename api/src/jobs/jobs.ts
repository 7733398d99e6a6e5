import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/database.ts';

/**
 * Background work; each queue has its own workers, so that a stuck one stops no other. Letters are mails of another kind:
 * in a queue of their own no worker of an earlier version takes one for a mail to the office.
 */
export const deliveryQueues = ['crm', 'drive', 'mail', 'letters'] as const;
export type DeliveryQueue = (typeof deliveryQueues)[number];
const queues = [...deliveryQueues, 'packages'] as const;
export type QueueName = (typeof queues)[number];

/** A killed worker's heartbeat stops; its job runs again this many seconds later. */
const heartbeatSeconds = 10;
const queueOptions = {
  heartbeatSeconds,
  // A commit wakes the workers; polling every second is for jobs with a later time.
  notify: true,
  // A job itself fails only with the database or the process; its work counts its own tries.
  retryLimit: 10_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  // Longer than the longest pause between two tries of a delivery.
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
};

export type Work = (data: Record<string, unknown>, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Adds a job that commits with the transaction, to run now or from a moment on. */
  add(tx: Tx, queue: QueueName, data: Record<string, unknown>, from?: Date): Promise<void>;
  /** Runs a queue in this process, each job at least once, so the work must be repeatable. */
  work(queue: QueueName, work: Work): Promise<void>;
  /** Takes no new job and waits for running ones, half a minute by default; unfinished ones return to the queue. */
  close(within?: number): Promise<void>;
}

interface Options {
  databaseUrl: string;
  log: Logger;
  /** Maintains the queues: dead jobs, old jobs. One of several servers is enough; each may. */
  supervise: boolean;
}

/** The start's time of day, continued on a monotonic clock: a clock set back would stop maintenance for as long. */
const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

function openBoss({ databaseUrl, log, supervise }: Options): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    clock: steadyClock,
    application_name: 'tidemark-jobs',
    max: supervise ? 4 : 1,
    supervise,
    useListenNotify: supervise,
    superviseIntervalSeconds: heartbeatSeconds / 2,
    monitorIntervalSeconds: heartbeatSeconds / 2,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (err) => log.warn({ err }, 'the job queue had an error'));
  boss.on('warning', ({ message }) => log.debug({ message }, 'the job queue warns'));
  return boss;
}

/** Creates or upgrades the queue's tables; several servers may do so at once. */
export async function installJobs(databaseUrl: string, log: Logger): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', (err) => log.warn({ err }, 'the job queue had an error'));
  await boss.start();
  for (const name of queues) {
    await boss.createQueue(name, queueOptions);
    // A queue of an earlier version gets this version's options.
    await boss.updateQueue(name, queueOptions);
  }
  await boss.stop({ graceful: false });
}

/** Opens the queue at its first use. Its tables must exist (installJobs). */
export function openJobs(options: Options): Jobs {
  let opened: Promise<PgBoss> | undefined;
  const start = () => {
    opened ??= openBoss(options).start();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async add(tx, queue, data, from) {
      const boss = await start();
      const id = await boss.send(queue, data, {
        db: fromKysely(tx.withoutPlugins()),
        ...(from && { startAfter: from }),
      });
      if (id === null) throw new Error(`The queue ${queue} took no job.`);
    },
    async work(queue, work) {
      const boss = await start();
      const all = (jobs: Job<Record<string, unknown>>[]) =>
        Promise.all(jobs.map(({ data, signal }) => work(data, signal)));
      await boss.work<Record<string, unknown>>(
        queue,
        {
          batchSize: 4,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 1,
        },
        all,
      );
    },
    async close(within = 30_000) {
      const boss = await opened;
      await boss?.stop({ graceful: true, timeout: within });
    },
  };
}
