import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type BuildParts, buildPackage, CannotBuild } from './build-package.ts';
import { findPackage } from './read.ts';

const asked = z.object({ package: z.string(), requestId: z.string().optional() });

/** After so many a package has failed, and people make another. */
const mostTries = 5;

export interface PackageWork extends BuildParts {
  jobs: Jobs;
  log: Logger;
}

/** Builds packages in this process until the jobs close, one after another: each has a processor of its own to print. */
export async function workPackages(parts: PackageWork): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  await parts.jobs.work('packages', (data, signal) => {
    const mine = before.then(() => tryPackage(parts, asked.parse(data), signal));
    before = mine.catch(() => undefined);
    return mine;
  });
}

/** One try. Its job runs again if it throws, or if its process dies. */
async function tryPackage(
  parts: PackageWork,
  { package: id, requestId }: z.output<typeof asked>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const log = parts.log.child({ reqId: requestId, package: id });
  const claimed = await db
    .updateTable('packages')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'building')
    .returning('attempts')
    .executeTakeFirst();
  const found = claimed && (await findPackage(db, id));
  if (!found) return;
  if (claimed.attempts > mostTries) {
    await fail(db, id, `The server stopped ${mostTries} times while this was being built.`);
    return;
  }
  try {
    await buildPackage(parts, found, signal);
    log.info('a package was built');
  } catch (error) {
    // The server stops, or another one has taken over: whoever goes on will report the outcome.
    if (signal.aborted) {
      await giveBack(db, id);
      throw error;
    }
    if (error instanceof CannotBuild) return void (await fail(db, id, error.message));
    log.error({ err: error }, 'a package was not built');
    if (claimed.attempts < mostTries) throw error;
    await fail(db, id, 'Tidemark could not build this. The server’s log says why.');
  }
}

const fail = (db: Kysely<Database>, id: string, lastError: string) =>
  db
    .updateTable('packages')
    .set({ state: 'failed', lastError })
    .where('id', '=', id)
    .where('state', '=', 'building')
    .execute();

/** A try that was cut short by an orderly stop does not count. */
const giveBack = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('packages')
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('id', '=', id)
    .where('state', '=', 'building')
    .execute();

/** A back-up holds packages but not their jobs. */
export async function renewPackageJobs(tx: Tx, jobs: Jobs): Promise<void> {
  const open = await tx.selectFrom('packages').select('id').where('state', '=', 'building').execute();
  for (const { id } of open) await jobs.add(tx, 'packages', { package: id });
}
