import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gigabyte = 1024 ** 3;
/** Of the machine's memory, and of the part that may hold files: a run leaves less than 2 GB of them at a time. */
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
 * Gives the work a folder for what it needs no longer than itself (databases, browsers' profiles), in memory where there
 * is plenty: no disk is made to write what is removed at the end.
 */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join((await holdsFiles(inMemory)) ? inMemory : tmpdir(), 'tidemark-proof-'));
  try {
    // PostgreSQL, which does not run as root, passes through it.
    await chmod(folder, 0o711);
    return await work(folder);
  } finally {
    // A server that was cut off may still write to it.
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}
