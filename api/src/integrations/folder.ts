import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SendFailure } from './failure.ts';

/** Makes a folder's entries survive a power cut. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/**
 * Writes a file that appears complete or not at all, and survives a power cut once this resolves. The same name
 * replaces it, so that a file sent twice is one file.
 * @throws SendFailure
 */
export async function putFile(root: string, path: readonly string[], bytes: Uint8Array): Promise<void> {
  try {
    await write(root, path, bytes);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new SendFailure(`The folder ${root} cannot be written: ${code ?? message}.`, {
      again: true,
      cause,
    });
  }
}

async function write(root: string, path: readonly string[], bytes: Uint8Array): Promise<void> {
  const target = join(root, ...path);
  const folder = dirname(target);
  // On the same file system, outside folders that others watch for finished files.
  const drafts = join(root, '.incoming');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await mkdir(folder, { recursive: true });
  const draft = join(drafts, randomUUID());
  {
    await using handle = await open(draft, 'w', 0o600);
    await handle.writeFile(bytes);
    await handle.sync();
  }
  await rename(draft, target);
  await syncFolder(folder);
}

/** A file name valid on every system: forbidden characters become dashes. */
export const safeName = (name: string) =>
  name
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, 180) || '-';
