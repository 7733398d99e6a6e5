import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/schema.ts';
import { keepNextFigures } from './evidence-profiles/keep-figures.ts';

const everyMs = 1_000;

/** Judges jobs in this process as they change. */
export function startJudging({ db, log }: { db: Kysely<Database>; log: Logger }): AsyncDisposable {
  let running: Promise<void> | undefined;
  let ending = false;
  const judge = async () => {
    try {
      while (!ending && (await keepNextFigures(db, log)));
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
