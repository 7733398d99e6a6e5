import { randomUUID } from 'node:crypto';
import { constants, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../files/blobs.ts';
import { BadCommand } from '../bad-command.ts';
import { filePath } from './manifest.ts';

const atOnce = 8;

/**
 * @throws BadCommand if there are files of something else; files of this back-up may remain from an interrupted restore
 */
export async function refuseOthers({ blobs }: Files, keys: ReadonlySet<string>): Promise<void> {
  for await (const portion of blobs.list()) {
    if (portion.some(({ key }) => !keys.has(key)))
      throw new BadCommand(
        'The store has other files already. Restore into an empty one. Nothing was changed.',
      );
  }
}

/** Restores missing files of a back-up. */
export async function putFiles(
  { blobs, incoming }: Files,
  folder: string,
  keys: ReadonlySet<string>,
): Promise<{ undo(): Promise<void> }> {
  const put: string[] = [];
  const undo = async () => {
    for (const key of put) await blobs.remove(key);
  };
  const turns = keys.values();
  async function putAll(): Promise<void> {
    for (const key of turns) {
      if (await blobs.find(key)) continue;
      const draft = join(incoming, randomUUID());
      await copyFile(join(folder, filePath(key)), draft, constants.COPYFILE_FICLONE);
      await blobs.put(key, draft);
      put.push(key);
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, putAll));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (!failed) return { undo };
  await undo();
  throw (failed as PromiseRejectedResult).reason;
}
