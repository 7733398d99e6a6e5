import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/database.ts';

/** What there is to do apart from requests; each queue has workers of its own, so that a stuck one stops no other. */
export const queues = ['crm', 'drive', 'mail'] as const;
export type QueueName = (typeof queues)[number];

/** A worker that is killed stops telling that it lives; its job runs again this many seconds later. */
const heartbeatSeconds = 10;
const queueOptions = {
  heartbeatSeconds,
  // A commit wakes the workers; asking every second remains for jobs whose time comes later.
  notify: true,
  // A job fails by itself only with the database or the process; what it does counts its own tries.
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
  /** Adds a job that commits with the transaction, to run at once or from a moment on. */
  add(tx: Tx, queue: QueueName, data: Record<string, unknown>, from?: Date): Promise<void>;
  /** Works a queue off in this process; at least once, so the work itself must bear being done twice. */
  work(queue: QueueName, work: Work): Promise<void>;
  /** Takes no new job and waits for those under way, half a minute unless told; what is not done then is handed back. */
  close(within?: number): Promise<void>;
}

interface Options {
  databaseUrl: string;
  log: Logger;
  /** Looks after the queues: what died, what is old. One of several servers is enough; each may. */
  supervise: boolean;
}

/**
 * The time of day at the start, and on from there by a clock nobody sets: by the machine's the queues were not looked after
 * for as long as it was set back.
 */
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

/** Makes or upgrades the tables of the queue; several servers may do so at once. */
export async function installJobs(databaseUrl: string, log: Logger): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', (err) => log.warn({ err }, 'the job queue had an error'));
  await boss.start();
  for (const name of queues) {
    await boss.createQueue(name, queueOptions);
    // One that an earlier version made takes what this one says.
    await boss.updateQueue(name, queueOptions);
  }
  await boss.stop({ graceful: false });
}

/** Opens the queue when it is first needed. Its tables must be there (installJobs). */
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
