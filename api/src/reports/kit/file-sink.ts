import { closeSync, openSync, writeSync } from 'node:fs';

/** Write size: a document's chunks are mostly one line. */
const together = 256 * 1024;

export interface FileSink extends Disposable {
  write(piece: Uint8Array): void;
  /** Flushes the buffer. */
  flush(): void;
}

/** Writes pieces to a file in order, waiting for the disk: for threads that do nothing else. */
export function openFileSink(path: string): FileSink {
  const file = openSync(path, 'w', 0o600);
  const held = Buffer.allocUnsafeSlow(together);
  let used = 0;
  const toDisk = (bytes: Uint8Array) => {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
  };
  const flush = () => {
    toDisk(held.subarray(0, used));
    used = 0;
  };
  return {
    write(piece) {
      if (piece.length > together - used) flush();
      if (piece.length > together) return toDisk(piece);
      held.set(piece, used);
      used += piece.length;
    },
    flush,
    [Symbol.dispose]: () => closeSync(file),
  };
}
