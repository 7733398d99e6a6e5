import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addPhoto, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const program = fileURLToPath(import.meta.resolve('../admin.ts'));

/** Runs a command as a person would, on the test server's database and files. */
async function run(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir };
  return new Promise<{ code: number; out: string; err: string }>((ended) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
      ended({ code: child.exitCode!, out, err }),
    );
  });
}

test('verify-files: beside the running app, wrong stored files are named and the exit code says so', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const photo = await addPhoto(dana, id);
  await addPhoto(dana, id);
  const dataDir = await mkdtemp(join(tmpdir(), 'tidemark-admin-'));
  try {
    const files = join(dataDir, 'files');
    await rename(api.filesDir, files);
    expect(await run(dataDir, 'verify-files')).toMatchObject({
      code: 0,
      out: '2 files read, all as they were put.\n',
      err: '',
    });
    await rm(join(files, 'blobs', photo.sha256.slice(0, 2), photo.sha256));
    expect(await run(dataDir, 'verify-files')).toMatchObject({
      code: 1,
      out: `${photo.sha256} (file ${photo.id}): the bytes are missing\n2 files read, 1 not as they were put.\n`,
    });
    await rename(files, api.filesDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
