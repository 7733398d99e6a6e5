import { join } from 'node:path';
import type { Files } from './blobs.ts';
import { openDiskFiles } from './disk-blobs.ts';
import { type Bucket, openS3Files } from './s3-blobs.ts';

export type FilesChoice = { kind: 'disk' } | ({ kind: 's3' } & Bucket);

/** Opens the store of files the settings name; uploads come in below the data folder in any case. */
export function openFiles(dataDir: string, choice: FilesChoice): Promise<Files> {
  const dir = join(dataDir, 'files');
  return choice.kind === 's3' ? openS3Files(dir, choice) : openDiskFiles(dir);
}
