import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { onePerTurn } from './one-per-turn.ts';

/** How much is hashed and written at a time: each time costs a turn of the event loop and a trip to a thread. */
const atATime = 256 * 1024;
/** Smaller pieces may lie in a buffer that their maker uses again, as the form parser's own. */
const leastReleased = 4 * 1024;

/** Frees pieces that nobody else holds a part of. V8 would free them once 64 MB of them are garbage. */
function release(pieces: readonly Buffer[]): void {
  for (const { buffer, length } of pieces) {
    if (length >= leastReleased && length === buffer.byteLength) (buffer as ArrayBuffer).transfer(0);
  }
}

/**
 * Writes bytes to a file as they arrive, holding little of them in memory. Pieces that fill their buffer are detached
 * once they are written.
 * @param limit bytes above it are counted, not written
 * @returns the size in bytes, and the SHA-256 in hex
 * @throws the disk's errors
 */
export async function receive(bytes: AsyncIterable<Buffer>, path: string, limit: number) {
  const hash = createHash('sha256');
  let size = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  await using handle = await open(path, 'wx', 0o600);
  async function write() {
    await onePerTurn();
    const [all, bytes] = [held, heldBytes];
    [held, heldBytes] = [[], 0];
    for (const piece of all) hash.update(piece);
    const { bytesWritten } = await handle.writev(all);
    // A disk that is full takes a part; writing the rest says why.
    if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(all).subarray(bytesWritten));
    release(all);
  }
  for await (const piece of bytes) {
    size += piece.length;
    // Oversized data is read to its end but not stored, so that the sender receives the response.
    if (size > limit) continue;
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes >= atATime) await write();
  }
  if (heldBytes > 0) await write();
  return { size, sha256: hash.digest('hex') };
}
