import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Files } from '../files/blobs.ts';

/** Prints into a file for `use`, and removes it afterwards. */
export async function printFile<T>(
  { incoming }: Pick<Files, 'incoming'>,
  print: (path: string) => Promise<void>,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(incoming, `report-${randomUUID()}`);
  try {
    await print(path);
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Opens a printed file for sending; the file may then be removed. */
export const streamOf =
  (filename: string) =>
  async (path: string): Promise<{ stream: Readable; size: number; filename: string }> => {
    const handle = await open(path, 'r');
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), size, filename };
  };
