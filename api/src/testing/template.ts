import { resolve } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { installJobs } from '../jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database; test files make their own databases beside it. */
    server: string;
  }
}

export const template = 'tidemark_template';
export const migrations = resolve(import.meta.dirname, '../../migrations');

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements in the maintenance database. */
export async function administer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes the migrated database that every test file copies. Nothing here outlives the run, so nothing waits for the
 * disk.
 */
export async function makeTemplate(server: string): Promise<void> {
  await administer(
    server,
    'ALTER SYSTEM SET fsync = off',
    'SELECT pg_reload_conf()',
    `CREATE DATABASE ${template}`,
  );
  const failed = (error: Error) => {
    throw error;
  };
  const db = openDatabase(databaseUrl(server, template), { max: 1, onError: failed });
  await migrate(db, migrations);
  await db.destroy();
  await installJobs(databaseUrl(server, template), pino({ level: 'error' }));
}
