import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toRefusal } from '../http/envelope.ts';
import { useApi } from '../testing/use-api.ts';
import { openDatabase, openPool } from './database.ts';

const api = useApi();
const pid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;

test('database connection: lost in the middle of a transaction, only that transaction fails', async () => {
  const db = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  const lost = db.transaction().execute(async (tx) => {
    const { rows } = await pid.execute(tx);
    await sql`SELECT pg_terminate_backend(${rows[0]!.pid})`.execute(api.db);
    // Nothing runs on it when it dies, as during a handler's wait for a bucket.
    await expect
      .poll(async () => {
        const { rows: left } = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${rows[0]!.pid}`.execute(
          api.db,
        );
        return left.length;
      })
      .toBe(0);
    await sql`SELECT 1`.execute(tx);
  });
  // PostgreSQL's farewell, the socket's end or a failed write, whichever is noticed first.
  const error: unknown = await lost.catch((thrown: unknown) => thrown);
  expect(toRefusal(error).code).toBe('unavailable');
  expect((await pid.execute(db)).rows).toHaveLength(1);
  await db.destroy();
});

test('database connection: lost while idle, reported; one of a closing pool is not', async () => {
  const told: string[] = [];
  const pool = openPool(api.databaseUrl, { max: 1, onError: ({ message }) => told.push(message) });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await sql`SELECT pg_terminate_backend(${rows[0]!.pid})`.execute(api.db);
  await expect.poll(() => told).toHaveLength(1);
  await pool.query('SELECT 1');
  const closed = pool.end();
  // As if the database stops right after the pool, before it has read that a connection is closed.
  pool.emit('error', new Error('terminating connection due to administrator command'));
  await closed;
  expect(told).toHaveLength(1);
});

test('database connection: a wait for a lock that is too long fails and the connection is free again', async () => {
  const db = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  const { rows } = await sql<{
    ms: string;
  }>`SELECT setting AS ms FROM pg_settings WHERE name = 'lock_timeout'`.execute(db);
  expect(Number(rows[0]!.ms)).toBe(10_000);
  await db.destroy();
});
