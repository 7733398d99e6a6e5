import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads pictures from this machine's disk, waiting for it: each is valid until the next is read, as all share one
 * memory, and none passes through the server.
 */
export function openPictureReader(): (path: string) => Buffer {
  let memory = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
      for (let at = 0; at < size; ) {
        const read = readSync(file, memory, at, size - at, at);
        if (read === 0) throw new Error(`${path} is shorter than it was.`);
        at += read;
      }
      return memory.subarray(0, size);
    } finally {
      closeSync(file);
    }
  };
}
