import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { startAccountMails } from './account-worker.ts';
import { settleCompany } from './company/settle-company.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { openPool, overPool, useOf } from './db/database.ts';
import { migrateAt } from './db/migrate.ts';
import { namingPool } from './db/naming-pool.ts';
import { startDeliveries } from './delivery-worker.ts';
import { startJudging } from './evidence-worker.ts';
import { openFiles } from './files/open-files.ts';
import { installJobs, openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';
import { startWatch } from './metrics/watch.ts';
import { settlePushKeys } from './push/keys.ts';
import { startPushes } from './push-worker.ts';
import { openPrinter } from './reports/render.ts';
import { startFailure } from './start-failure.ts';

/**
 * Runs deliveries and account mails, and judges changed jobs, in its own process, beside servers with WORKER=off. It shares their PostgreSQL and
 * files; the embedded PostgreSQL belongs to its server alone.
 */
const open = new AsyncDisposableStack();

async function start(config: Config): Promise<void> {
  if (!config.databaseUrl)
    throw new BadSetting(
      'The setting DATABASE_URL is missing: a worker of its own needs the PostgreSQL its servers use. The PostgreSQL ' +
        'that comes with Tidemark belongs to one server alone; there leave WORKER=on, and it does this work itself.',
    );
  const log = openLog(config.logLevel);
  const pool = openPool(config.databaseUrl, {
    max: config.databasePool,
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  const db = overPool(namingPool(pool));
  open.defer(() => db.destroy());
  await migrateAt(config.databaseUrl, resolve(import.meta.dirname, '../migrations'));
  await settleCompany(db, config, log);
  await settlePushKeys(db);
  await installJobs(config.databaseUrl, log);
  const watch = config.metrics && (await startWatch(config.metrics, { db, log, poolUse: () => useOf(pool) }));
  if (watch) open.use(watch);
  const printer = openPrinter();
  open.defer(() => printer.close());
  const dataDir = resolve(config.dataDir);
  const files = await openFiles(dataDir, config.files);
  const jobs = openJobs({ databaseUrl: config.databaseUrl, log, supervise: true });
  open.use(await startDeliveries({ config, dataDir, db, files, jobs, log, printer, watch }));
  open.use(startAccountMails({ config, dataDir, db, log }));
  open.use(startPushes({ config, db, log }));
  open.use(startJudging({ db, log }));
  open.defer(() => jobs.close());
  log.info('working deliveries off');
  closeWithGrace({ delay: 40_000, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await open.disposeAsync();
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`Tidemark's worker cannot start. ${startFailure(error)}\n`);
  await open.disposeAsync();
  process.exit(1);
}
