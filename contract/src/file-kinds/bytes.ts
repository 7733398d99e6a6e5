/** A file read piece by piece, so that a phone need not hold its 25 MB in memory. */
export interface FileBytes {
  readonly size: number;
  /** Bytes from `start` on; fewer than `length` only at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
}

const windowSize = 65_536;

/** Serves small nearby reads from one piece. */
export function windowed({ size, read }: FileBytes): FileBytes {
  let from = 0;
  let held: Uint8Array = new Uint8Array();
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      if (start >= end) return new Uint8Array();
      if (length > windowSize) return await read(start, end - start);
      if (start < from || end > from + held.length) {
        held = await read(start, Math.min(windowSize, size - start));
        from = start;
      }
      return held.subarray(start - from, end - from);
    },
  };
}

export const bytesOf = (bytes: Uint8Array): FileBytes => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

export const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A byte is a letter. */
export function letters(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (const byte of bytes.subarray(start, end)) text += String.fromCharCode(byte);
  return text;
}

export function has(bytes: Uint8Array, at: number, wanted: string): boolean {
  for (let index = 0; index < wanted.length; index++)
    if (bytes[at + index] !== wanted.charCodeAt(index)) return false;
  return true;
}

export function find(bytes: Uint8Array, wanted: string, from = 0): number {
  const first = wanted.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (has(bytes, at, wanted)) return at;
  return -1;
}

export function findLast(bytes: Uint8Array, wanted: string): number {
  const first = wanted.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (has(bytes, at, wanted)) return at;
  return -1;
}

/** Whether all bytes from `start` on are zeros, or all are those of a memory never written (0xFF). */
export async function isFiller(file: FileBytes, start = 0): Promise<boolean> {
  const filler = (await file.read(start, 1))[0];
  if (filler !== 0 && filler !== 0xff) return false;
  for (let at = start; at < file.size; at += windowSize)
    if ((await file.read(at, windowSize)).some((byte) => byte !== filler)) return false;
  return true;
}
