import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../files/blobs.ts';
import type { Entry } from './entry.ts';

/** Where a package is put together: files that are gone when it ends. A killed server's are swept after a day. */
export class Scratch implements AsyncDisposable {
  readonly #paths: string[] = [];
  readonly #files: Pick<Files, 'incoming'>;
  constructor(files: Pick<Files, 'incoming'>) {
    this.#files = files;
  }

  path(): string {
    const path = join(this.#files.incoming, `package-${randomUUID()}`);
    this.#paths.push(path);
    return path;
  }

  async bytes(name: string, bytes: Uint8Array | string): Promise<Entry> {
    const path = this.path();
    await writeFile(path, bytes, { mode: 0o600 });
    return entryOf(name, path);
  }

  /** A printed file, which is moved here. */
  async file(name: string, from: string): Promise<Entry> {
    const path = this.path();
    await rename(from, path);
    return entryOf(name, path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const path of this.#paths) await rm(path, { force: true });
  }
}

async function entryOf(name: string, path: string): Promise<Entry> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  return { name, size, sha256: hash.digest('hex'), read: () => createReadStream(path) };
}
