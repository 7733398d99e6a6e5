import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { accessTokens } from './auth/tokens.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { openLog } from './log.ts';
import { openPrinter } from './reports/render.ts';
import { keptSecret } from './secrets.ts';

const migrations = resolve(import.meta.dirname, '../migrations');
const webDir = resolve(import.meta.dirname, '../../web/dist');
const hour = 3_600_000;

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir, log });
  const db = openDatabase(config.databaseUrl ?? embedded!.connectionString, {
    max: config.databasePool,
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  const applied = await migrate(db, migrations);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  if (config.demo) await fillDemo(db, log);

  const printer = openPrinter();
  const app = await buildApp({
    db,
    log,
    webDir,
    printer,
    company: config.company,
    tokens: accessTokens(config.tokenSecret ?? (await keptSecret(dataDir, 'token-secret'))),
  });
  const forget = () => forgetOldKeys(db).catch((err) => log.warn({ err }, 'old keys were not forgotten'));
  const hourly = setInterval(forget, hour);
  await app.listen({ host: config.host, port: config.port });

  closeWithGrace({ delay: 20_000, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    clearInterval(hourly);
    await app.close();
    await printer.close();
    await db.destroy();
    await embedded?.stop();
    log.info('stopped');
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const plain = error instanceof BadSetting || (error as { plain?: boolean }).plain === true;
  process.stderr.write(`Tidemark cannot start. ${plain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
