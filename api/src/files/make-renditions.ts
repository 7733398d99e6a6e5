import { availableParallelism } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import sharp from 'sharp';
import { atMost } from './at-most.ts';

// One picture's working memory is freed before the next; SVG and the other loaders read too much of the world.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}File`),
});

// Never on every processor: a lower priority alone leaves those who ask for something else waiting (docs/decisions/0031).
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const inTurn = atMost(atOnce);
/**
 * Interlaced or rotated, a picture is held whole while it is read (up to 380 MB for 50 megapixels), so one above this
 * many pixels is worked on alone.
 */
const large = 16_000_000;
const limits = { limitInputPixels: 50_000_000 };
const inside = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Time ran out while others had the processor: that says nothing of the picture. */
export class Starved extends Error {
  override name = 'Starved';
}

/**
 * Makes both renditions of a picture, upright and without its metadata, from file to files. Reading it to the last
 * pixel is also what proves that it is not broken; the small one is made of the large one, which is ten times cheaper.
 * @param seconds how long each may take
 * @throws sharp's Error for a picture that is damaged, too large (50 megapixels) or takes too long; Starved
 */
export async function makeRenditions(
  original: string,
  to: Record<PictureSize, string>,
  seconds = 30,
): Promise<void> {
  const timeout = { seconds };
  const { width, height } = await sharp(original, limits).metadata();
  const convert = async () => {
    await sharp(original, limits)
      .autoOrient()
      .resize(inside(1600))
      .flatten({ background: '#ffffff' })
      // Optimised coding saves a few per cent of the file and doubles the memory the whole takes.
      .jpeg({ quality: 80, optimiseCoding: false })
      .timeout(timeout)
      .toFile(to['1600']);
    await sharp(to['1600'], limits)
      .resize(inside(320))
      .webp({ quality: 75 })
      .timeout(timeout)
      .toFile(to['320']);
  };
  const work = async () => {
    const before = process.cpuUsage();
    await convert().catch((cause: Error) => {
      const { user, system } = process.cpuUsage(before);
      const worked = (user + system) / 1e6;
      if (!cause.message.startsWith('timeout') || worked > seconds / 2) throw cause;
      throw new Starved(`had the processor for ${worked.toFixed(1)} s of ${seconds} s`, { cause });
    });
  };
  await inTurn(work, width * height > large ? atOnce : 1);
}
