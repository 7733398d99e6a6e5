import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A JPEG of this many megapixels that compresses like a photo: soft shapes and a little noise. */
export async function photo(megapixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const width = Math.round(Math.sqrt((megapixels * 4e6) / 3));
  const height = Math.round((width * 3) / 4);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 200, height: 150, channels: 3, background: '#000', noise } as const;
  const grain = {
    create: { width, height, channels: 3, background: '#000', noise: { ...noise, sigma: 8 } },
  } as const;
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-photo-'));
  const [shapes, film] = [join(dir, 'shapes.png'), join(dir, 'film.png')];
  // Through files: the server's own module, which this one uses, allows the library no other input.
  await sharp({ create }).png().toFile(shapes);
  await sharp(grain).png({ compressionLevel: 0 }).toFile(film);
  const bytes = await sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: film, blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  await rm(dir, { recursive: true });
  return new Uint8Array(bytes);
}
