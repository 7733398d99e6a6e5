import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareBinaries } from './embedded-binaries.ts';

const programs = ['initdb', 'pg_ctl', 'postgres'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidemark-binaries-'));
  await mkdir(join(folder, 'native/bin'), { recursive: true });
  await writeFile(join(folder, 'native/pg-symlinks.json'), '[]');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (mode: number) =>
  Promise.all(programs.map((name) => writeFile(join(folder, 'native/bin', name), '', { mode })));
const stats = () => Promise.all(programs.map((name) => stat(join(folder, 'native/bin', name))));
const prepare = () => prepareBinaries({ folder, version: '18.0.0', major: '18' }, folder, { copy: false });

test('embedded PostgreSQL: programs without their execute permission after npm install, made executable', async () => {
  await write(0o644);
  await prepare();
  expect((await stats()).map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o755, 0o755]);
});

test('embedded PostgreSQL: programs that run already, left alone because another user may have installed them', async () => {
  await write(0o755);
  const before = await stats();
  await prepare();
  expect((await stats()).map(({ ctimeMs }) => ctimeMs)).toEqual(before.map(({ ctimeMs }) => ctimeMs));
});
