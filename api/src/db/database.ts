import { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { namingPool } from './naming-pool.ts';
import type { Database } from './schema.ts';

/** What a read may use; a transaction fits too, so a write reads what it has written. */
export type Read = Pick<Kysely<Database>, 'selectFrom' | 'with' | 'getExecutor'>;
/** What a write uses: only the request's own transaction. */
export type Tx = Transaction<Database>;

const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** Builds the usual PostgreSQL form from its text: a Date takes eight times as long, and a list has eighty. */
function readMoment(text: string): string {
  const [, day, time, fraction = ''] = inUtc.exec(text) ?? [];
  return day ? `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : new Date(text).toISOString();
}

const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIME]: (value) => value.slice(0, 5),
  [pg.types.builtins.TIMESTAMPTZ]: readMoment,
};

/** Longer than any statement may take: a client silent for this long is gone. */
const silence = 35_000;

/** A database that does not respond ignores its own limits: its connections end here. */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = new Error(`the database has said nothing for ${silence / 1000} s`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

interface Options {
  max: number;
  onError: (error: Error) => void;
  /** For long work such as migrations. */
  patient?: boolean;
}

/** Opens a pool. Dates stay calendar dates, times are UTC, exact numbers become JSON numbers. */
export function openPool(connectionString: string, options: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 30_000,
    // A wait for a lock holds a connection that others could use.
    ...(!options.patient && { stream: openSocket, lock_timeout: 10_000, pipeline: true }),
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid as never, format as never),
    } as pg.CustomTypesConfig,
  });
  // The pool replaces an idle connection that dies; without a listener the event would end the process. A closing pool
  // loses none: a command stops its database right after it.
  pool.on('error', (error) => {
    if (!pool.ending) options.onError(error);
  });
  // The same for a connection in use; its user learns of it from the failed query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The state of a pool's connections now, and how many requests wait for one. */
export interface PoolUse {
  used: number;
  idle: number;
  waiting: number;
  max: number;
}

export const useOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  max: options.max,
});

export const overPool = (pool: PostgresPool) =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

export function openDatabase(connectionString: string, options: Options) {
  const pool = openPool(connectionString, options);
  return overPool(options.patient ? pool : namingPool(pool));
}
