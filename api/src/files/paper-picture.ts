import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isBlur, type Marks, marksOf } from '@tidemark/contract/mark-drawing';
import type { Blob, Files } from './blobs.ts';
import { hideAreas, renditions } from './pictures.ts';

/**
 * A photo's bytes for papers, without what its blurred areas show; its other marks are drawn over it (reports/kit/figure.ts).
 * Made once and kept beside the original, with which it is swept. Null if the server has lost the picture.
 */
export async function paperPicture(
  { incoming, blobs }: Files,
  photo: { sha256: string; marks?: Marks },
): Promise<Blob | null> {
  const { suffix } = renditions['1600'];
  const hidden = marksOf(photo).filter(isBlur);
  const rendition = await blobs.find(photo.sha256 + suffix);
  if (hidden.length === 0 || !rendition) return rendition;
  const print = createHash('sha256').update(JSON.stringify(hidden)).digest('hex');
  const key = `${photo.sha256}.hidden-${print}${suffix}`;
  const before = await blobs.find(key);
  if (before) return before;
  const [from, to] = [join(incoming, randomUUID()), join(incoming, randomUUID())];
  try {
    await pipeline(rendition.read(), createWriteStream(from, { mode: 0o600 }));
    await hideAreas(from, to, hidden);
    await blobs.put(key, to);
  } finally {
    for (const path of [from, to]) await rm(path, { force: true });
  }
  return await blobs.find(key);
}
