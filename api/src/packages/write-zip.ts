import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { Damaged, type Entry } from './entry.ts';

export interface WrittenZip {
  path: string;
  size: number;
  sha256: string;
}

/** The bytes of an entry, which are compared with its hash on their way. @throws Damaged */
async function* checked({ read, sha256 }: Entry, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of read() as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted();
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new Damaged(sha256);
}

/** Stored, not compressed, a piece at a time. @throws Damaged */
export async function writeZip(
  path: string,
  entries: readonly Entry[],
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<WrittenZip> {
  function* inputs() {
    for (const entry of entries) {
      // A ZIP tells times without a zone: those of the company, whatever this machine's is.
      const lastModified = entry.captured ? new Date(entry.captured) : at;
      yield { name: entry.name, input: checked(entry, signal), lastModified };
    }
  }
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  const zip = Readable.fromWeb(makeZip(inputs()) as ReadableStream);
  await pipeline(zip, counted, createWriteStream(path, { mode: 0o600 }), { signal });
  return { path, size, sha256: hash.digest('hex') };
}
