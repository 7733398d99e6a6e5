import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gigabyte = 1024 ** 3;
/** The machine's memory, and the part files may use: a run keeps less than 2 GB of them at a time. */
const needed = { memory: 8 * gigabyte, files: 4 * gigabyte };
const inMemory = '/dev/shm';

async function holdsFiles(folder: string): Promise<boolean> {
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= needed.files && process.availableMemory() >= needed.memory;
}

/**
 * Gives the work a folder for temporary data (databases, browser profiles), in memory if there is enough, which spares
 * the disk.
 */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join((await holdsFiles(inMemory)) ? inMemory : tmpdir(), 'tidemark-proof-'));
  try {
    // PostgreSQL, which does not run as root, must pass through it.
    await chmod(folder, 0o711);
    return await work(folder);
  } finally {
    // A killed server may still write to it.
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}
