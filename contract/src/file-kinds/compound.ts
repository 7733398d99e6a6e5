import { type FileBytes, view } from './bytes.ts';
import type { IdentifiedFile, KindName } from './kinds.ts';

/** [MS-CFB], the container of Word, Excel and PowerPoint before 2007, of installers too: a small file system. */
const lastSector = 0xfffffffa;
const entrySize = 128;
const entriesInHead = 109;

/** Stream names identify the program. */
const streams: Readonly<Record<string, KindName>> = {
  WordDocument: 'doc',
  EncryptedPackage: 'locked',
  Workbook: 'excel',
  Book: 'excel',
  'PowerPoint Document': 'powerPoint',
  '__properties_version1.0': 'message',
};

/** The name of a directory entry; its length counts the closing zero. */
function nameOf(entry: Uint8Array): string {
  const units = Math.max(0, Math.min(64, view(entry).getUint16(64, true)) - 2) >> 1;
  const letters = Array.from({ length: units }, (_, nth) => view(entry).getUint16(2 * nth, true));
  return String.fromCharCode(...letters);
}

/** The directory is a chain of sectors; the walk is at most as long as the file. */
export async function identifyCompound(file: FileBytes): Promise<IdentifiedFile> {
  const cutOff: IdentifiedFile = { kind: 'doc', whole: false };
  const head = await file.read(0, 512);
  if (head.length < 512) return cutOff;
  const top = view(head);
  const shift = top.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return { kind: 'oldOffice', whole: true };
  const size = 2 ** shift;
  const perSector = size / 4;
  async function sector(number: number): Promise<Uint8Array | undefined> {
    const read = number < lastSector ? await file.read((number + 1) * size, size) : undefined;
    return read?.length === size ? read : undefined;
  }

  /** Where a part of the allocation table is: the header lists the first parts, a chain the others. */
  async function tablePart(nth: number): Promise<number> {
    if (nth < entriesInHead) return top.getUint32(76 + 4 * nth, true);
    let at = top.getUint32(68, true);
    let left = nth - entriesInHead;
    for (; left >= perSector - 1; left -= perSector - 1) {
      const list = await sector(at);
      if (!list) return lastSector;
      at = view(list).getUint32(size - 4, true);
    }
    const list = await sector(at);
    return list ? view(list).getUint32(4 * left, true) : lastSector;
  }

  const most = file.size / size;
  let at = top.getUint32(48, true);
  let found: KindName | undefined;
  for (let walked = 0; at < lastSector && walked < most && !found; walked++) {
    // The last sector of some files is shorter than it should be.
    const directory = await file.read((at + 1) * size, size);
    if (directory.length < entrySize) return cutOff;
    for (let start = 0; start + entrySize <= directory.length; start += entrySize) {
      const entry = directory.subarray(start, start + entrySize);
      if (entry[66] === 2) found ??= streams[nameOf(entry)];
    }
    const table = await sector(await tablePart(Math.floor(at / perSector)));
    if (!table) break;
    at = view(table).getUint32(4 * (at % perSector), true);
  }
  if (!found) return { kind: 'oldOffice', whole: true };
  // If part of the allocation table is missing, the file is incomplete.
  const parts = Math.min(top.getUint32(44, true), most / perSector + 1);
  for (let nth = 0; nth < parts; nth++)
    if (!(await sector(await tablePart(nth)))) return { kind: found, whole: false };
  return { kind: found, whole: true };
}
