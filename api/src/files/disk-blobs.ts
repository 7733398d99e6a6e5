import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blob, Blobs, Files } from './blobs.ts';

/** Makes a folder's entries survive a power cut. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

const missing = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return null;
};

export const fileBlob = (path: string, size: number): Blob => ({
  size,
  path,
  read: (range) => createReadStream(path, range),
});

/** Files in folders named after the first two digits of their keys. */
function diskBlobs(root: string): Blobs {
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    async put(key, path) {
      {
        await using handle = await open(path, 'r+');
        await handle.sync();
      }
      const folder = folderOf(key);
      const made = await mkdir(folder, { recursive: true });
      await rename(path, pathOf(key));
      await syncFolder(folder);
      if (made !== undefined) await syncFolder(root);
    },
    async find(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(missing);
      return found && fileBlob(path, found.size);
    },
    async *list() {
      for (const folder of await readdir(root)) {
        const found = [];
        for (const key of await readdir(join(root, folder))) {
          const known = await stat(pathOf(key)).catch(missing);
          if (known) found.push({ key, at: known.mtime });
        }
        yield found;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    check: () => access(root, constants.R_OK | constants.X_OK),
  };
}

/** Files on this machine's disk; both folders are on one file system, so that a blob appears complete or not at all. */
export async function openDiskFiles(dir: string): Promise<Files> {
  const incoming = join(dir, 'incoming');
  const root = join(dir, 'blobs');
  for (const folder of [incoming, root]) await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(dir);
  return { incoming, blobs: diskBlobs(root) };
}
