import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const sizes = new Set<number>();
/** A picture unlike any other of the test run in its size, too: two of one size are duplicates. */
async function unlike(make: () => Promise<Buffer>): Promise<Bytes> {
  for (;;) {
    const bytes = new Uint8Array(await make());
    if (sizes.has(bytes.length)) continue;
    sizes.add(bytes.length);
    return bytes;
  }
}

let count = 0;
/** A small picture unlike any other of the test run. */
export const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg', edge = 40) =>
  unlike(() => {
    const create = { width: edge, height: edge + ++count, channels: 3, background: '#7a5c3e' } as const;
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    return sharp({ create: { ...create, noise } })
      .toFormat(format)
      .toBuffer();
  });

let heavy = 0;
/**
 * A JPEG of about this many bytes; random pixels do not compress, so nine of them had two of one size once in a hundred
 * runs. It has its own counter, because small pictures' heights depend on theirs.
 */
export const heavyPicture = (megabytes: number) =>
  unlike(() => {
    const edge = Math.round(Math.sqrt(megabytes * 860_000));
    const create = { width: edge, height: edge + (++heavy % 20), channels: 3, background: '#000' } as const;
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return sharp({ create: { ...create, noise } })
      .jpeg({ quality: 98 })
      .toBuffer();
  });

/** A JPEG on its side whose camera says so, with its time and place. */
export async function photographed(): Promise<Bytes> {
  const create = { width: 60, height: 30, channels: 3, background: '#445566' } as const;
  const exif = {
    IFD0: { Make: 'Tidemark' },
    IFD2: { DateTimeOriginal: '2026:11:20 09:15:30', OffsetTimeOriginal: '-06:00' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '41/1 47/1 24/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '88/1 8/1 60/1',
    },
  };
  const made = sharp({ create }).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg();
  return new Uint8Array(await made.toBuffer());
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a few hundred kilobytes that decompresses to edge × edge black pixels. */
export function bomb(edge: number): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}
