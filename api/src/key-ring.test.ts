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

test('key ring: a first start, its secret signs immediately', async () => {
  const keys = await keptKeys(dataDir);
  expect(keys.believed()).toEqual([keys.signing()]);
  expect(keys.signing()).toBe(await keptSecret(dataDir, 'token-secret'));
});

test('key ring: a new secret, accepted immediately, signs after a minute, and the former is accepted for 31 days', async () => {
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

test('key ring: the file, readable by its owner only', async () => {
  await rotateKeys(dataDir);
  expect(((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toString(8)).toBe('600');
});

test("key ring: rotated by root, the file still belongs to the server's user", async () => {
  await keptKeys(dataDir);
  const path = join(dataDir, 'token-secret');
  // Others can only have created it.
  if (process.getuid?.() === 0) await chown(path, 65_534, 65_534);
  const { uid, gid } = await stat(path);
  await rotateKeys(dataDir);
  expect(await stat(path)).toMatchObject({ uid, gid });
});
