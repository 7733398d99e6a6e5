import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { startAccountMails } from './account-worker.ts';
import { buildApp } from './app.ts';
import { forgetOldFailures } from './auth/failures.ts';
import { forgetFormerPasswords } from './auth/set-password.ts';
import { settleCompany } from './company/settle-company.ts';
import { type Config, readConfig } from './config.ts';
import { openPool, overPool, useOf } from './db/database.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrateAt } from './db/migrate.ts';
import { namingPool } from './db/naming-pool.ts';
import { startDeliveries } from './delivery-worker.ts';
import { addEvidence } from './demo/add-evidence.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { settleTemplates } from './document-templates/settle-templates.ts';
import { startJudging } from './evidence-worker.ts';
import { openFiles } from './files/open-files.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { signatureCheck } from './integrations/signature.ts';
import { installJobs, openJobs } from './jobs/jobs.ts';
import { givenKeys, type KeyRing, keptKeys } from './key-ring.ts';
import { openLog } from './log.ts';
import { startWatch } from './metrics/watch.ts';
import { giveUpPackages } from './packages/give-up-packages.ts';
import { settlePushKeys } from './push/keys.ts';
import { startPushes } from './push-worker.ts';
import { openPrinter } from './reports/render.ts';
import { runRetention } from './retention/run-retention.ts';
import { keptSecret } from './secrets.ts';
import { signWith } from './signing.ts';
import { startFailure } from './start-failure.ts';

const migrations = resolve(import.meta.dirname, '../migrations');
const webDir = resolve(import.meta.dirname, '../../web/dist');
const hour = 3_600_000;
/** When retention runs, in this machine's time. */
const nightHour = 3;
/** Well within the minute before a new secret signs. */
const rereadKeys = 15_000;
/** Orphaned files stay this long: time to notice an accidental deletion. */
const unnamedKept = 24 * hour;

/** Limits of a stopping server: for running requests, for jobs, and in total. */
const answersWithin = 10_000;
const jobsEndWithin = 10_000;
const stopsWithin = 40_000;

/** Everything open, closed in reverse order, also when the start fails half-way. */
const open = new AsyncDisposableStack();

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(dataDir, log));
  const pool = openPool(databaseUrl, {
    max: config.databasePool,
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  const db = overPool(namingPool(pool));
  open.defer(() => db.destroy());
  const applied = await migrateAt(databaseUrl, migrations);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  await installJobs(databaseUrl, log);
  await settleCompany(db, config, log);
  await settlePushKeys(db);
  await settleTemplates(db);
  const demoed =
    config.demo === 'off'
      ? undefined
      : await fillDemo(db, log, { timeZone: config.timeZone, small: config.demo === 'small' });
  const watch = config.metrics && (await startWatch(config.metrics, { db, log, poolUse: () => useOf(pool) }));
  if (watch) open.use(watch);

  const printer = openPrinter();
  open.defer(() => printer.close());
  const keys = await openKeys(config, dataDir, log);
  const files = await openFiles(dataDir, config.files);
  const jobs = openJobs({ databaseUrl, log, supervise: config.worker });
  if (config.worker)
    open.use(await startDeliveries({ config, dataDir, db, files, jobs, log, printer, watch }));
  if (config.worker) open.use(startAccountMails({ config, dataDir, db, log }));
  if (config.worker) open.use(startPushes({ config, db, log }));
  if (config.worker) open.use(startJudging({ db, log }));
  open.defer(() => jobs.close(jobsEndWithin));
  const inboundSecret =
    config.integrations.inboundSecret ?? (await keptSecret(dataDir, 'webhook-inbound-secret'));
  let stopping = false;
  const app = await buildApp({
    ...{ db, log, webDir, printer, files, jobs },
    support: config.support,
    ...signWith(keys),
    isSigned: signatureCheck(inboundSecret),
    rateLimits: config.rateLimits,
    trustProxy: config.trustProxy,
    tls: config.publicUrl?.startsWith('https:') ?? false,
    onAnswered: watch?.answered,
    isStopping: () => stopping,
  });
  open.defer(() => app.close());
  const forget = () =>
    Promise.all([
      forgetOldKeys(db),
      forgetOldFailures(db),
      forgetFormerPasswords(db),
      giveUpPackages(db),
    ]).catch((err) => log.warn({ err }, 'what is kept for a while was not forgotten'));
  const sweep = () =>
    sweepFiles(db, files, new Date(Date.now() - unnamedKept)).catch((err) =>
      log.warn({ err }, 'files that no record names were not swept'),
    );
  const retain = () =>
    runRetention(db).catch((err) => log.warn({ err }, 'what is kept too long was not deleted'));
  const hourly = setInterval(() => {
    void Promise.all([forget(), sweep(), ...(new Date().getHours() === nightHour ? [retain()] : [])]);
  }, hour);
  open.defer(() => clearInterval(hourly));
  await app.listen({ host: config.host, port: config.port });
  void sweep();
  if (demoed) {
    const pictured = addEvidence(db, files, demoed).catch((err) =>
      log.warn({ err }, 'the demo has no photos'),
    );
    open.defer(() => pictured);
  }
  // A killed server leaves it to the next one, too.
  flushCompileCache();

  const drain = config.drainSeconds * 1000;
  closeWithGrace({ delay: drain + stopsWithin, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    stopping = true;
    if (!err) await pause(drain);
    // Requests without a response by then are not acknowledged, so devices send them again.
    const cut = setTimeout(() => app.server.closeAllConnections(), answersWithin);
    await open.disposeAsync();
    clearTimeout(cut);
    log.info('stopped');
  });
}

async function openKeys(config: Config, dataDir: string, log: Logger): Promise<KeyRing> {
  const { tokenSecret, tokenSecretBefore } = config;
  if (tokenSecret) return givenKeys([tokenSecret, ...(tokenSecretBefore ? [tokenSecretBefore] : [])]);
  const keys = await keptKeys(dataDir);
  const reload = () => keys.reload().catch((err) => log.warn({ err }, 'the secrets were not read again'));
  const timer = setInterval(reload, rereadKeys);
  open.defer(() => clearInterval(timer));
  return keys;
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
