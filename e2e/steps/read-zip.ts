import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** A file in a ZIP, and the SHA-256 of its bytes. */
interface Unpacked {
  name: string;
  sha256: string;
  bytes(): Promise<Buffer>;
}

const endLength = 22;
const directoryEntry = 46;

async function bytesAt(path: string, from: number, length: number): Promise<Buffer> {
  await using file = await open(path, 'r');
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer;
}

/** Reads a ZIP of stored files by its directory, one file after another: it may be larger than memory. */
export async function* readZip(path: string): AsyncGenerator<Unpacked> {
  const { size } = await stat(path);
  const end = await bytesAt(path, size - endLength, endLength);
  if (end.readUInt32LE(0) !== 0x06054b50) throw new Error(`${path} has no end.`);
  const directory = await bytesAt(path, end.readUInt32LE(16), end.readUInt32LE(12));
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw new Error(`${path} has no entry at ${at}.`);
    if (directory.readUInt16LE(at + 10) !== 0) throw new Error(`${path} holds compressed files.`);
    const stored = directory.readUInt32LE(at + 20);
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + directoryEntry, at + directoryEntry + nameLength);
    const local = directory.readUInt32LE(at + 42);
    const head = await bytesAt(path, local, 30);
    const start = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path, { start, end: start + stored - 1 }), hash);
    yield { name, sha256: hash.digest('hex'), bytes: () => bytesAt(path, start, stored) };
    at += directoryEntry + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}
