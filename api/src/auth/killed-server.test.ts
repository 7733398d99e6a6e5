import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Tokens } from '@tidemark/contract/auth';
import { createSigner } from 'fast-jwt';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keptKeys } from '../key-ring.ts';
import { Client } from '../testing/client.ts';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';
import { hashOf } from './tokens.ts';

const api = useApi();
/** Every test starts a whole server. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const main = fileURLToPath(import.meta.resolve('../main.ts'));
const refused = { status: 401, code: 'unauthenticated', message: 'Authentication failed' };
let dataDir: string;
let child: ChildProcess | undefined;
let anyone: Client;

/** The server people run, each time as its own process on the same data folder and database. */
async function start(): Promise<void> {
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: api.databaseUrl,
      TIDEMARK_DEMO: 'off',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!url) continue;
    anyone = new Client(url);
    child.stdout!.resume();
    return;
  }
  throw new Error('The server ended before it listened.');
}

/** Like a power cut: nothing is closed. */
async function kill(): Promise<void> {
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  child = undefined;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tidemark-killed-'));
  await start();
});
afterAll(async () => {
  await kill();
  await rm(dataDir, { recursive: true });
});

const refresh = (refreshToken: string) => anyone.send('auth.refresh', { body: { refreshToken } });
const bearer = (accessToken: string) => new Client(anyone.url, accessToken);
const me = (accessToken: string) => bearer(accessToken).send('auth.me');

async function signIn(): Promise<Tokens & { id: number }> {
  const { id, email } = await api.person();
  return { ...(await anyone.send('auth.login', { body: { email, password } })).ok().tokens, id };
}

const isUsed = async (refreshToken: string) => {
  const { usedAt } = await api.db
    .selectFrom('refreshTokens')
    .select('usedAt')
    .where('hash', '=', hashOf(refreshToken))
    .executeTakeFirstOrThrow();
  return usedAt !== null;
};
/** Sends refreshes of a token, kills the server while all are being handled, and starts it again. */
async function killDuringRefresh(refreshToken: string, uses: number): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('refreshTokens')
      .select('hash')
      .where('hash', '=', hashOf(refreshToken))
      .forUpdate()
      .execute();
    const lost = Array.from({ length: uses }, () => expect(refresh(refreshToken)).rejects.toThrow());
    await expect.poll(() => waitingStatements(api.db), { timeout: 10_000 }).toBe(uses);
    await kill();
    await Promise.all(lost);
  });
  await start();
}

test('tokens after a kill: both tokens stay valid because the data folder has the key, and an expired one is refused', async () => {
  const { accessToken, refreshToken, id } = await signIn();
  const { sub, sid } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString());
  await kill();
  const expired = createSigner({
    key: (await keptKeys(dataDir)).signing(),
    algorithm: 'HS256',
    expiresIn: 15 * 60_000,
    clockTimestamp: Date.now() - 16 * 60_000,
  })({ sub, sid });
  await start();
  expect((await me(accessToken)).ok().technician.id).toBe(id);
  expect(await me(expired)).toMatchObject(refused);
  expect((await me((await refresh(refreshToken)).ok().accessToken)).ok().technician.id).toBe(id);
});

test('tokens after a kill: killed before the rotation committed, the old token is still unused', async () => {
  const { refreshToken } = await signIn();
  await killDuringRefresh(refreshToken, 1);
  expect(await isUsed(refreshToken)).toBe(false);
  expect((await me((await refresh(refreshToken)).ok().accessToken)).status).toBe(200);
});

test('tokens after a kill: killed after the rotation and the response lost, accepted for 30 s; later the sign-in ends', async () => {
  const { refreshToken } = await signIn();
  const answer = refresh(refreshToken).catch(() => 'lost');
  await expect.poll(() => isUsed(refreshToken), { timeout: 10_000, interval: 1 }).toBe(true);
  await kill();
  await answer;
  await start();
  const again = (await refresh(refreshToken)).ok();
  expect((await me(again.accessToken)).status).toBe(200);

  await api.db
    .updateTable('refreshTokens')
    .set({ usedAt: sql`used_at - interval '31 seconds'` })
    .where('hash', '=', hashOf(refreshToken))
    .execute();
  expect(await refresh(refreshToken)).toMatchObject(refused);
  expect(await refresh(again.refreshToken)).toMatchObject(refused);
  expect(await me(again.accessToken)).toMatchObject(refused);
});

test('tokens after a kill: two tabs refresh during the kill and retry together, both stay in the one sign-in', async () => {
  const { refreshToken } = await signIn();
  await killDuringRefresh(refreshToken, 2);
  const pairs = (await Promise.all([refresh(refreshToken), refresh(refreshToken)])).map((pair) => pair.ok());
  for (const { accessToken } of pairs) {
    expect((await bearer(accessToken).send('auth.me')).status).toBe(200);
    // The other one is the harness's own, for the account it made.
    expect((await bearer(accessToken).send('auth.sign-ins')).ok().signIns).toHaveLength(2);
  }
});
