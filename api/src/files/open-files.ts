import { join } from 'node:path';
import type { Files } from './blobs.ts';
import { openDiskFiles } from './disk-blobs.ts';
import type { Bucket } from './s3-blobs.ts';

export type FilesChoice = { kind: 'disk' } | ({ kind: 's3' } & Bucket);

/** Opens the file store of the settings; uploads always arrive below the data folder. */
export async function openFiles(dataDir: string, choice: FilesChoice): Promise<Files> {
  const dir = join(dataDir, 'files');
  if (choice.kind === 'disk') return openDiskFiles(dir);
  // Loads the bucket's client only if there is a bucket.
  const { openS3Files } = await import('./s3-blobs.ts');
  return openS3Files(dir, choice);
}
