import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** Checksums as `sha256sum -c` reads them, one per line. */
export interface Sums {
  add(sha256: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export function writeSums(path: string): Sums {
  const to = createWriteStream(path, { mode: 0o600, flush: true });
  return {
    add: (sha256, file) =>
      new Promise((done, fail) =>
        to.write(`${sha256}  ${file}\n`, (error) => (error ? fail(error) : done())),
      ),
    async close() {
      to.end();
      await finished(to);
    },
  };
}

/** @throws Error at a line in another format */
export async function* readSums(path: string): AsyncGenerator<{ sha256: string; path: string }> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [, sha256, file] = /^([0-9a-f]{64}) {2}([\w./-]+)$/.exec(line) ?? [];
    if (!sha256 || !file || file.split('/').includes('..') || file.startsWith('/'))
      throw new Error(`${path} has a line that is no checksum of ours: ${line.slice(0, 100)}`);
    yield { sha256, path: file };
  }
}
