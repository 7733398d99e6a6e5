import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** What a read may use; a transaction fits too, so a write reads what it has written. */
export type Read = Pick<Kysely<Database>, 'selectFrom' | 'with' | 'getExecutor'>;
/** What a write uses; only the request's own transaction is one. */
export type Tx = Transaction<Database>;

const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIME]: (value) => value.slice(0, 5),
  [pg.types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};

/** Opens a pool. Dates stay calendar dates, times are UTC, exact numbers become JSON numbers. */
export function openDatabase(
  connectionString: string,
  options: { max: number; onError: (error: Error) => void },
) {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 30_000,
    options: '-c timezone=UTC',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid as never, format as never),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that dies is replaced by the pool; unheard, the event would end the process.
  pool.on('error', options.onError);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
