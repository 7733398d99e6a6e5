import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MadePhoto {
  name: string;
  path: string;
  sha256: string;
}

/** The size limit of a comment in a JPEG. */
const segment = 65_000;

/**
 * Real JPEGs of `size` bytes, no two alike: one small picture filled up with random comments, so that the server's work
 * on the picture stays small.
 */
export async function makePhotos(
  folder: string,
  picture: Buffer,
  count: number,
  size: number,
): Promise<MadePhoto[]> {
  const made: MadePhoto[] = [];
  for (let number = 0; number < count; number++) {
    const parts = [picture.subarray(0, 2)];
    for (let left = size - picture.length; left > 4; left -= segment + 4) {
      const length = Math.min(segment, left - 4);
      parts.push(Buffer.from([0xff, 0xfe, (length + 2) >> 8, (length + 2) & 0xff]), randomBytes(length));
    }
    const bytes = Buffer.concat([...parts, picture.subarray(2)]);
    const name = `IMG_${String(number).padStart(4, '0')}.jpg`;
    const path = join(folder, name);
    await writeFile(path, bytes);
    made.push({ name, path, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return made;
}
