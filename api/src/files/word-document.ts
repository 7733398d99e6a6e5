import type { FileHandle } from 'node:fs/promises';

/** [MS-CFB], the container of Word, Excel and PowerPoint before 2007, of installers too: a small file system. */
const lastSector = 0xfffffffa;
const entrySize = 128;
const entriesInHead = 109;

async function read(file: FileHandle, at: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : undefined;
}

/** The name of a directory entry; its length counts the closing zero. */
const nameOf = (entry: Buffer) =>
  entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));
const isStream = (entry: Buffer) => entry[66] === 2;

/** Whether it is Word's: it has a stream of that name. The directory is a chain of sectors; the walk is as long as the file. */
export async function isWordDocument(file: FileHandle): Promise<boolean> {
  const head = await read(file, 0, 512);
  if (!head) return false;
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const size = 2 ** shift;
  const perSector = size / 4;
  const sector = (number: number) => read(file, (number + 1) * size, size);

  /** Where a part of the allocation table lies: the first parts are listed in the head, the others in a chain. */
  async function tablePart(nth: number): Promise<number | undefined> {
    if (nth < entriesInHead) return head!.readUInt32LE(76 + 4 * nth);
    let at = head!.readUInt32LE(68);
    let left = nth - entriesInHead;
    for (; left >= perSector - 1; left -= perSector - 1) {
      const list = at < lastSector ? await sector(at) : undefined;
      if (!list) return undefined;
      at = list.readUInt32LE(size - 4);
    }
    return at < lastSector ? (await sector(at))?.readUInt32LE(4 * left) : undefined;
  }

  const most = (await file.stat()).size / size;
  let at = head.readUInt32LE(48);
  for (let walked = 0; at < lastSector && walked < most; walked++) {
    const directory = await sector(at);
    if (!directory) return false;
    for (let start = 0; start < size; start += entrySize) {
      const entry = directory.subarray(start, start + entrySize);
      if (isStream(entry) && nameOf(entry) === 'WordDocument') return true;
    }
    const part = await tablePart(Math.floor(at / perSector));
    const table = part === undefined || part >= lastSector ? undefined : await sector(part);
    if (!table) return false;
    at = table.readUInt32LE(4 * (at % perSector));
  }
  return false;
}
