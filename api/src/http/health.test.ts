import { execFileSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { openDatabase } from '../db/database.ts';
import { freePort } from '../db/embedded-cluster.ts';
import { fileAddresses } from '../files/addresses.ts';
import { Client } from '../testing/client.ts';
import { noPrinter } from '../testing/no-printer.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';
import { addHealth } from './health.ts';

const api = useApi();

test('health: a server that can do its work says so', async () => {
  const alive = await api.anyone.fetch('GET', '/healthz');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await api.anyone.fetch('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', database: 'ok', storage: 'ok' }]);
  expect(api.logText()).not.toContain('healthz');
});

/** Waits out the cache of one second. */
const readyWith = (server: FastifyInstance, path = '/readyz') =>
  server.inject({ url: path }).then((reply) => [reply.statusCode, reply.json()]);

test('health: a read-only disk, the server says so', async () => {
  const app = Fastify();
  addHealth(app, api.db, { ...api.files, incoming: '/sys' }, () => false);
  expect(await readyWith(app)).toMatchObject([200, { status: 'cannot write', storage: 'cannot write' }]);
  await app.close();
});

test.runIf(process.getuid?.() === 0)(
  'health: a full disk, the server says so, serves on, and is not ready for writing',
  async () => {
    const incoming = join(api.filesDir, 'full');
    await mkdir(incoming);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', incoming]);
    try {
      const app = Fastify();
      addHealth(app, api.db, { ...api.files, incoming }, () => false);
      const said = { status: 'cannot write', database: 'ok', storage: 'cannot write' };
      expect(await readyWith(app)).toEqual([200, said]);
      expect(await readyWith(app, '/readyz?write')).toEqual([503, said]);
      expect(await readdir(incoming)).toEqual([]);
      await app.close();
    } finally {
      execFileSync('umount', [incoming]);
    }
  },
);

test('health: a server that can write, ready for writing', async () => {
  expect(await readyWith(api.app, '/readyz?write')).toMatchObject([200, { status: 'ok' }]);
});

test('health: a read-only database, not ready for writing', async () => {
  const db = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  await sql`SET default_transaction_read_only = on`.execute(db);
  const app = Fastify();
  addHealth(app, db, api.files, () => false);
  expect(await readyWith(app)).toEqual([
    200,
    { status: 'cannot write', database: 'cannot write', storage: 'ok' },
  ]);
  await app.close();
  await db.destroy();
});

test('health: no database, the server lives, is not ready, and tells callers to try later', async () => {
  const nobody = `postgres://tidemark@127.0.0.1:${await freePort()}/none`;
  const db = openDatabase(nobody, { max: 1, onError: () => undefined });
  const { log, tokens, files } = { log: api.app.log as never, tokens: api.tokens, files: api.files };
  const app = await buildApp({
    jobs: api.jobs,
    isSigned: () => false,
    ...{ db, log, tokens, files, printer: noPrinter, support: { phone: null, email: null } },
    addresses: fileAddresses(tokenSecret),
    shares: shareLinks(tokenSecret),
    webDir: resolve('/nowhere'),
  });
  const client = new Client(await app.listen({ host: '127.0.0.1', port: 0 }));
  expect((await client.fetch('GET', '/healthz')).status).toBe(200);
  const ready = await client.fetch('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'unavailable', database: 'unavailable', storage: 'ok' },
  ]);
  const login = await client.send('auth.login', { body: { email: 'a@b.example', password: 'x' } });
  expect(login).toMatchObject({ status: 503, code: 'unavailable' });
  expect(login.headers.get('retry-after')).toBe('5');
  await app.close();
  await db.destroy();
  expect(api.takeErrors()).toMatchObject([{ msg: 'request failed' }]);
});
