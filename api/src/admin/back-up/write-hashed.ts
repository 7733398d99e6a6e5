import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, type Readable, Transform, type TransformCallback, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Hashed {
  sha256: string;
  bytes: number;
}

/** Passes bytes on, and knows their hash and length at the end. */
class Counting extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  override _transform(piece: Buffer, _: string, done: TransformCallback): void {
    this.#hash.update(piece);
    this.#bytes += piece.length;
    done(null, piece);
  }
  ended(): Hashed {
    return { sha256: this.#hash.digest('hex'), bytes: this.#bytes };
  }
}

/** Writes a file through an optional transform and syncs it. */
export async function writeHashed(
  path: string,
  from: Readable,
  between: Transform = new PassThrough(),
): Promise<Hashed> {
  const counting = new Counting();
  await pipeline(from, between, counting, createWriteStream(path, { mode: 0o600, flush: true }));
  return counting.ended();
}

export async function readHashed(path: string): Promise<Hashed> {
  const counting = new Counting();
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  await pipeline(createReadStream(path), counting, nowhere);
  return counting.ended();
}
