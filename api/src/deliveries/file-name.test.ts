import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderDrive } from '../integrations/drive/folder-drive.ts';
import { sheetFileName } from './file-name.ts';

test.each([
  ['Basement', 'Basement'],
  ['浴'.repeat(120), '浴'.repeat(46)],
  [`${'x'.repeat(79)}🛁`, 'x'.repeat(79)],
  ['Hall / "West"', 'Hall - -West-'],
])('deliveries: the sheet of a room called %s, a file name every folder accepts', async (name, shown) => {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-drive-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = sheetFileName({ projectId: 2_000_000_000, inspection: 1 }, { place: 12, name });
  const sending = { id: 'd', signal: AbortSignal.timeout(10_000) };
  const pdf = { folder: 'Tidemark', name: file, type: 'application/pdf', bytes: Buffer.from('%PDF') };
  await folderDrive(dir).put(pdf, sending);
  expect(await readdir(join(dir, 'Tidemark'))).toEqual([file]);
  expect(file).toContain(`- ${shown} - claim sheet`);
});
