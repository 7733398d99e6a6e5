import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');

test('npm run worker takes its settings from the file .env, as npm start does', async () => {
  const place = await mkdtemp(join(tmpdir(), 'tidemark-worker-'));
  onTestFinished(() => rm(place, { recursive: true }));
  await mkdir(join(place, 'scripts'));
  for (const file of ['need-node.mjs', 'worker.ts'])
    await cp(join(root, 'scripts', file), join(place, 'scripts', file), { force: false });
  await symlink(join(root, 'api'), join(place, 'api'));
  await writeFile(join(place, '.env'), 'DATABASE_URL=postgres://tidemark:none@127.0.0.1:1/tidemark\n');

  const worker = spawn(process.execPath, manifest.scripts.worker.split(' ').slice(1), {
    cwd: place,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Nothing listens on port 1, and so it ends by itself.
  expect(await text(worker.stderr)).toContain('No database answers at 127.0.0.1:1.');
});
