import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './secrets.ts';

test('secrets: made once, readable by the owner only, the same for all who start at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-secrets-'));
  const dataDir = join(folder, 'data');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(dataDir, 'token-secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toString(8)).toBe('600');
  expect(await readdir(dataDir)).toEqual(['token-secret']);
  expect(await keptSecret(dataDir, 'other')).not.toBe(secrets[0]);
  await rm(folder, { recursive: true });
});
