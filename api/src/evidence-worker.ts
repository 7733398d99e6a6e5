import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/schema.ts';
import { keepNextFigures } from './evidence-profiles/keep-figures.ts';

const everyMs = 1_000;
/** A job that was judged rests: of fifty photos in a minute, or a sheet being filled in, not each is worth reading all of it. */
const restMs = 5_000;

/** Judges jobs in this process as they change: within a second, and one that goes on changing every few seconds. */
export function startJudging({ db, log }: { db: Kysely<Database>; log: Logger }): AsyncDisposable {
  let running: Promise<void> | undefined;
  let ending = false;
  /** Until when. */
  const resting = new Map<number, number>();
  const judge = async () => {
    for (const [job, until] of resting) if (until <= Date.now()) resting.delete(job);
    try {
      for (let job: number | undefined; !ending; resting.set(job, Date.now() + restMs)) {
        job = await keepNextFigures(db, log, [...resting.keys()]);
        if (job === undefined) break;
      }
    } catch (err) {
      log.warn({ err }, 'changed jobs were not looked for');
    }
  };
  const timer = setInterval(() => {
    running ??= judge().finally(() => {
      running = undefined;
    });
  }, everyMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      ending = true;
      await running;
    },
  };
}
