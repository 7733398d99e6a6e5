import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './db/embedded-cluster.ts';
import { filledInspection, folder } from './deliveries/testing/work-here.ts';
import { faultyServer, type Reply } from './integrations/testing/faulty-server.ts';
import { Client } from './testing/client.ts';
import { addPhoto } from './testing/factories.ts';
import { peopleOf } from './testing/people.ts';
import { tokenSecret, useApi } from './testing/use-api.ts';

const api = useApi();

/** Starts the server or the worker as `npm start` and `npm run worker` do. Its log must have no error. */
function begin(program: 'main' | 'worker', env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', TIDEMARK_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    expect((await said).join(''), `errors of ${program}`).toBe('');
  });
  return child;
}
const inTime = { timeout: 60_000, interval: 250 };

test('worker: WORKER=off, a worker takes deliveries and mails, is killed in the middle and starts again', {
  timeout: 150_000,
}, async () => {
  const dir = await folder();
  const taken: string[] = [];
  let kill = () => {};
  const receiver = await faultyServer(({ headers }) => {
    taken.push(headers['webhook-id'] as string);
    if (taken.length > 1) return { status: 200 };
    // It was accepted; nobody is left to learn of it.
    kill();
    return new Promise<Reply>(() => undefined);
  });
  onTestFinished(() => receiver[Symbol.asyncDispose]());
  const port = await freePort();
  const env = {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: dir,
    PORT: String(port),
    TOKEN_SECRET: tokenSecret,
    WORKER: 'off',
    CRM: 'webhook',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a secret of twenty-four letters',
    OUTBOUND_PRIVATE: 'allow',
  };
  const url = `http://127.0.0.1:${port}`;
  begin('main', env);
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, inTime).toBe(true);

  const anyone = new Client(url);
  const { person } = peopleOf(api.db, anyone, api.tokens);
  const { id, projectId, by, deliveries, states, one } = await filledInspection({ db: api.db, person });
  await addPhoto(by, id);
  (await by.send('inspections.complete', { params: { id } })).ok();
  (await anyone.send('auth.forgot-password', { body: { email: by.email } })).ok();
  expect(await states()).toEqual(Array(6).fill('waiting'));

  const first = begin('worker', env);
  kill = () => void first.kill('SIGKILL');
  await once(first, 'exit');
  const cut = async () => (await deliveries()).find((delivery) => taken[0]!.startsWith(delivery.id));
  expect(await cut()).toMatchObject({ state: 'running', attempts: 1 });
  const underWay = new Set(
    (await deliveries()).filter(({ state }) => state === 'running').map(({ kind }) => kind),
  );

  const second = begin('worker', env);
  await expect.poll(states, inTime).toEqual(Array(6).fill('done'));
  expect(await cut()).toMatchObject({ attempts: 2, lastError: null });
  // The id tells the receiver that it has that message. The quote is sent beside the record and may have been in
  // transit too when the worker died. Nothing is sent more often than it was tried, and only what was cut is tried
  // twice.
  const record = await one('crm-record');
  const quote = await one('quote');
  const times = (message: string) => taken.filter((each) => each === message).length;
  expect(times(taken[0]!)).toBe(2);
  expect(new Set(taken)).toEqual(new Set([record.id, `${quote.id}.1`]));
  expect(times(record.id)).toBeLessThanOrEqual(record.attempts);
  expect(times(`${quote.id}.1`)).toBeLessThanOrEqual(quote.attempts);
  for (const { kind, attempts } of await deliveries())
    expect(attempts, kind).toBeLessThanOrEqual(underWay.has(kind) ? 2 : 1);

  const drive = join(dir, 'drive/TSP Claim Sheets');
  const names = await readdir(drive);
  expect(names.sort()).toEqual(
    [
      `Project ${projectId} - Inspection 1 - Room 1 - Kitchen - claim sheet.pdf`,
      `Project ${projectId} - Inspection 1 - estimate.pdf`,
      `Project ${projectId} - Inspection 1 - report.pdf`,
    ].sort(),
  );
  for (const name of names)
    expect((await readFile(join(drive, name))).subarray(0, 5).toString()).toBe('%PDF-');
  const letters = async () => (await readdir(join(dir, 'mail'))).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await letters()).length, inTime).toBe(2);
  expect(await letters()).toContain(`${(await one('mail')).id}.eml`);

  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('worker: no DATABASE_URL, it says why the PostgreSQL that comes with Tidemark will not do', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: await folder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe(
    "Tidemark's worker cannot start. The setting DATABASE_URL is missing: a worker of its own needs the PostgreSQL its " +
      'servers use. The PostgreSQL that comes with Tidemark belongs to one server alone; there leave WORKER=on, and it ' +
      'does this work itself.\n',
  );
});
