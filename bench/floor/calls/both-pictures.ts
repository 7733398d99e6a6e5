import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photo } from '../../../api/src/testing/photo.ts';
import type { Asked } from '../server.ts';

let written: Promise<void> | undefined;

/** Both sizes of one picture with the image library alone: no upload, row or check. */
export async function bothPictures({ dir }: Asked): Promise<object> {
  const original = join(dir, 'both');
  written ??= photo(17).then((bytes) => writeFile(original, bytes));
  await written;
  await sharp(original).resize(1600, 1600, { fit: 'inside' }).jpeg().toBuffer();
  await sharp(original).resize(320, 320, { fit: 'inside' }).webp().toBuffer();
  return {};
}
