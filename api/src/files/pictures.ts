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

const inTurn = atMost(2);
const limits = { limitInputPixels: 50_000_000 };
const timeout = { seconds: 30 };
const inside = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** What a rendition's key adds to its original's, and its media type. */
export const renditions: Record<PictureSize, { suffix: string; type: string }> = {
  '320': { suffix: '.320.webp', type: 'image/webp' },
  '1600': { suffix: '.1600.jpg', type: 'image/jpeg' },
};

/**
 * Makes both renditions of a picture, upright and without its metadata, from file to files. Reading it to the last
 * pixel is also what proves that it is not broken; the small one is made of the large one, which is ten times cheaper.
 * @throws sharp's Error for a picture that is damaged, too large (50 megapixels) or takes too long
 */
export function makeRenditions(original: string, to: Record<PictureSize, string>): Promise<void> {
  return inTurn(async () => {
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
  });
}
