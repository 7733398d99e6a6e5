import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { openDatabase } from '../db/database.ts';
import { freePort } from '../db/embedded-cluster.ts';
import { fileAddresses } from '../files/addresses.ts';
import { Client } from '../testing/client.ts';
import { noPrinter } from '../testing/no-printer.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';

const api = useApi();

test('a server that can do its work says so', async () => {
  const alive = await api.anyone.fetch('GET', '/healthz');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await api.anyone.fetch('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', database: 'ok', storage: 'ok' }]);
  expect(api.logText()).not.toContain('healthz');
});

test('without its database a server lives, is not ready, and tells callers to come again', async () => {
  const nobody = `postgres://tidemark@127.0.0.1:${await freePort()}/none`;
  const db = openDatabase(nobody, { max: 1, onError: () => undefined });
  const { log, tokens, files } = { log: api.app.log as never, tokens: api.tokens, files: api.files };
  const app = await buildApp({
    jobs: api.jobs,
    isSigned: () => false,
    ...{ db, log, tokens, files, printer: noPrinter, company: '', support: { phone: null, email: null } },
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
