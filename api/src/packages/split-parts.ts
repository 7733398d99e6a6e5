/** More than a ZIP writes beside the bytes of a file: two headers, its name twice, a descriptor. */
const besides = 256;
const bytesOf = ({ name, size }: { name: string; size: number }) =>
  size + besides + 2 * Buffer.byteLength(name);

/**
 * Files in order, in as few ZIPs below `most` bytes as that takes, `reserved` of them for what each ZIP holds besides. A
 * file that is larger than a ZIP may be has one of its own.
 */
export function splitParts<F extends { name: string; size: number }>(
  files: readonly F[],
  { most, reserved }: { most: number; reserved: number },
): F[][] {
  const parts: F[][] = [[]];
  let filled = reserved;
  for (const file of files) {
    const bytes = bytesOf(file);
    if (parts.at(-1)!.length > 0 && filled + bytes >= most) {
      parts.push([]);
      filled = reserved;
    }
    parts.at(-1)!.push(file);
    filled += bytes;
  }
  return parts;
}
