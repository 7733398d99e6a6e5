import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('before npm ci: every script says that it is missing, on any Node', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tidemark-not-installed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'scripts'));
  await cp(join(import.meta.dirname, 'need-node.mjs'), join(root, 'scripts/need-node.mjs'));
  await writeFile(join(root, 'scripts/any.mjs'), "import 'zod';");
  const run = () =>
    spawnSync(process.execPath, ['--import', './scripts/need-node.mjs', 'scripts/any.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({ status: 1, stderr: 'Tidemark is not installed yet: run npm ci first.\n' });
});
