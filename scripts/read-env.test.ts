import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');

/** A folder with copies of these scripts, so that it can have its own .env. */
async function installation(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'tidemark-env-'));
  onTestFinished(() => rm(place, { recursive: true }));
  await cp(join(root, 'scripts'), join(place, 'scripts'), { recursive: true });
  for (const folder of ['api', 'node_modules']) await symlink(join(root, folder), join(place, folder));
  return place;
}

async function run(place: string, script: keyof typeof manifest.scripts, ...args: string[]) {
  const child = spawn(process.execPath, [...manifest.scripts[script].split(' ').slice(1), ...args], {
    cwd: place,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code };
}

test('.env: npm run worker reads its settings from it, as npm start does', async () => {
  const place = await installation();
  // Nothing listens on port 1, so it ends on its own.
  await writeFile(join(place, '.env'), 'DATABASE_URL=postgres://tidemark:none@127.0.0.1:1/tidemark\n');
  expect((await run(place, 'worker')).said).toContain('No database answers at 127.0.0.1:1.');
});

test.each([
  ['start', 1],
  ['worker', 1],
  // A back-up that exits with 1 exists, except for some files.
  ['admin', 2],
] as const)('.env: npm run %s says in a sentence that it cannot read it', async (script, code) => {
  const place = await installation();
  // Nobody can read a folder as a file, not even root.
  await mkdir(join(place, '.env'));
  const sentence = `The user this runs as cannot read ${join(place, '.env')}. Nothing was begun.\n`;
  expect(await run(place, script)).toEqual({ said: sentence, code });
});
