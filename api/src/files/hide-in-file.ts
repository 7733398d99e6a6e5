import type { Mark } from '@tidemark/contract/mark-drawing';
import { hideAreas } from '@tidemark/contract/pictures/hide-areas';
import sharp from 'sharp';

/** Writes a rendition again without what its blurred areas show. */
export async function hideInFile(rendition: string, to: string, marks: readonly Mark[]): Promise<void> {
  const { data, info } = await sharp(rendition).raw().toBuffer({ resolveWithObject: true });
  hideAreas({ data, ...info }, marks);
  const { width, height, channels } = info;
  await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: 80, optimiseCoding: false })
    .toFile(to);
}
