import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { accessTokens } from './auth/tokens.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { fileAddresses } from './files/addresses.ts';
import { openDiskFiles } from './files/disk-blobs.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { openLog } from './log.ts';
import { openPrinter } from './reports/render.ts';
import { keptSecret } from './secrets.ts';
import { startFailure } from './start-failure.ts';

const migrations = resolve(import.meta.dirname, '../migrations');
const webDir = resolve(import.meta.dirname, '../../web/dist');
const hour = 3_600_000;
/** Bytes that no record names stay this long: time to notice a deletion nobody meant. */
const unnamedKept = 24 * hour;

/** Everything that is open, closed in the opposite order; also when the start fails half-way. */
const open = new AsyncDisposableStack();

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(dataDir, log));
  const db = openDatabase(databaseUrl, {
    max: config.databasePool,
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  open.defer(() => db.destroy());
  const applied = await migrate(db, migrations);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  if (config.demo) await fillDemo(db, log);

  const printer = openPrinter();
  open.defer(() => printer.close());
  const secret = config.tokenSecret ?? (await keptSecret(dataDir, 'token-secret'));
  const files = await openDiskFiles(join(dataDir, 'files'));
  const app = await buildApp({
    ...{ db, log, webDir, printer, files, company: config.company },
    tokens: accessTokens(secret),
    addresses: fileAddresses(secret),
  });
  open.defer(() => app.close());
  const forget = () => forgetOldKeys(db).catch((err) => log.warn({ err }, 'old keys were not forgotten'));
  const sweep = () =>
    sweepFiles(db, files, new Date(Date.now() - unnamedKept)).catch((err) =>
      log.warn({ err }, 'files that no record names were not swept'),
    );
  const hourly = setInterval(() => Promise.all([forget(), sweep()]), hour);
  open.defer(() => clearInterval(hourly));
  await app.listen({ host: config.host, port: config.port });
  void sweep();

  closeWithGrace({ delay: 20_000, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await open.disposeAsync();
    log.info('stopped');
  });
}

async function startOwnDatabase(dataDir: string, log: Logger): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log });
  open.defer(() => embedded.stop());
  return embedded.connectionString;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`Tidemark cannot start. ${startFailure(error)}\n`);
  await open.disposeAsync();
  process.exit(1);
}
