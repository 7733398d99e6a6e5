import { resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { joinEmbedded } from '../db/embedded.ts';
import { openLog } from '../log.ts';
import { BadCommand } from './bad-command.ts';

/** The configured database; the embedded one may be in use by the app, or is started. */
export async function withDatabaseUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl);
  const embedded = await joinEmbedded({ dataDir: resolve(config.dataDir), log: openLog('warn') });
  try {
    return await work(embedded.connectionString);
  } finally {
    await embedded.stop();
  }
}

/** @throws BadCommand if Tidemark never ran on this database */
export async function refuseEmpty(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ made: boolean }>("SELECT to_regclass('public.kysely_migration') IS NOT NULL AS made"),
  );
  if (!rows[0]!.made)
    throw new BadCommand(
      'There is nothing of Tidemark in this database. Are DATABASE_URL and DATA_DIR those of its server?',
    );
}

const unhurried = ['statement_timeout=0', 'lock_timeout=0', 'idle_in_transaction_session_timeout=0'];
/** How values are written as text, whatever the database's settings. */
const written = ['timezone=UTC', 'datestyle=ISO', 'bytea_output=hex', 'extra_float_digits=1'];

/** One connection for work that may take hours: nothing is cut off for being slow. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tidemark-admin',
    options: [...unhurried, ...written].map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  });
  // The running query reports the error; an unhandled event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
