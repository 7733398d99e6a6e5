import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptKeys, rotateKeys } from './key-ring.ts';
import { keptSecret } from './secrets.ts';

const minute = 60_000;
const day = 86_400_000;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tidemark-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the secret of a first start signs at once', async () => {
  const keys = await keptKeys(dataDir);
  expect(keys.believed()).toEqual([keys.signing()]);
  expect(keys.signing()).toBe(await keptSecret(dataDir, 'token-secret'));
});

test('a new secret is believed at once, signs after a minute, and the one before goes on being believed for 31 days', async () => {
  let now = Date.now();
  const keys = await keptKeys(dataDir, () => now);
  const first = keys.signing();
  await rotateKeys(dataDir, now);
  expect(keys.believed()).toEqual([first]);
  await keys.reload();
  const [second] = keys.believed();
  expect(keys.believed()).toEqual([second, first]);
  expect(keys.signing()).toBe(first);
  now += minute;
  expect(keys.signing()).toBe(second);
  now += 31 * day;
  expect(keys.believed()).toEqual([second]);
  await rotateKeys(dataDir, now);
  expect((await readFile(join(dataDir, 'token-secret'), 'utf8')).split('\n')).toHaveLength(3);
});

test('the file stays readable by its owner only', async () => {
  await rotateKeys(dataDir);
  expect(((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toString(8)).toBe('600');
});

test("a rotation by root leaves the file to the server's user, who could not read it otherwise", async () => {
  await keptKeys(dataDir);
  const path = join(dataDir, 'token-secret');
  // Anybody else can only have made it.
  if (process.getuid?.() === 0) await chown(path, 65_534, 65_534);
  const { uid, gid } = await stat(path);
  await rotateKeys(dataDir);
  expect(await stat(path)).toMatchObject({ uid, gid });
});
