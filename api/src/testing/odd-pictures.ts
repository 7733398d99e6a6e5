import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
const own = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

interface Segment {
  marker: number;
  bytes: Buffer;
}

/** A JPEG's segments up to its pixels, and what follows. */
function taken(jpeg: Uint8Array): { segments: Segment[]; rest: Buffer } {
  const bytes = Buffer.from(jpeg);
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    const marker = bytes[at + 1]!;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
    if (marker === 0xda) return { segments, rest: bytes.subarray(at) };
  }
}
const frame = 0xc0;
const scan = 0xda;
const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);

/** A photo of edges and colors, so that missing parts show. */
export async function scene(edge = 400): Promise<Bytes> {
  const create = { width: edge, height: edge, channels: 3, background: '#7a5c3e' } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return own(
    await sharp({ create: { ...create, noise } })
      .jpeg()
      .toBuffer(),
  );
}

/** As some Samsung phones write it: the only scan declares none of its coefficients. */
export function samsung(jpeg: Uint8Array): Bytes {
  const bytes = Buffer.from(jpeg);
  const { rest } = taken(bytes);
  bytes.fill(0, bytes.length - rest.length - 3, bytes.length - rest.length);
  return own(bytes);
}

export const withoutEnd = (jpeg: Uint8Array): Bytes => own(jpeg.subarray(0, -2));
export const strayBytes = (jpeg: Uint8Array): Bytes =>
  own(jpeg.subarray(0, -2), Buffer.from([0x12, 0x34]), end);

/** Meaningless bytes between two segments, which viewers skip. */
export function strayBefore(jpeg: Uint8Array, marker: number): Bytes {
  const { segments, rest } = taken(jpeg);
  const parts = segments.flatMap((one) =>
    one.marker === marker ? [Buffer.from([0, 7]), one.bytes] : [one.bytes],
  );
  return own(start, ...parts, rest);
}

/** Right behind the first mark: no segment's bytes. */
export const strayFirst = (jpeg: Uint8Array): Bytes => own(start, Buffer.alloc(3), jpeg.subarray(2));

async function begun(width: number, height: number, colours: 'b-w' | 'srgb'): Promise<Segment[]> {
  const create = { width: 16, height: 16, channels: 3, background: '#808080' } as const;
  const small = sharp({ create }).toColourspace(colours).jpeg({ optimiseCoding: false });
  const { segments } = taken(await small.toBuffer());
  const { bytes } = segments.find(({ marker }) => marker === frame)!;
  bytes.writeUInt16BE(height, 5);
  bytes.writeUInt16BE(width, 7);
  return segments;
}

/** An even gray of this many pixels in three bytes per 256, as a camera's baseline JPEG. */
export async function baseline(width: number, height: number): Promise<Bytes> {
  const segments = await begun(width, height, 'b-w');
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // No change of brightness and nothing else: six bits per block in the standard's tables.
  const pixels = Buffer.alloc(Math.ceil((blocks * 6) / 8), Buffer.from('28a28a', 'hex'));
  return own(start, ...segments.map(({ bytes }) => bytes), pixels, end);
}

/** The same in color and coarse: as a progressive JPEG with this many passes. */
export async function progressive(width: number, height: number, scans = 1): Promise<Bytes> {
  const segments = await begun(width, height, 'srgb');
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16) * 6;
  const pixels = Buffer.alloc(Math.ceil((blocks * 2) / 8));
  const parts = segments.flatMap(({ marker, bytes }) => {
    if (marker === frame) bytes[1] = 0xc2;
    if (marker === scan) bytes.fill(0, bytes.length - 3);
    return marker === scan ? Array.from({ length: scans }, () => Buffer.concat([bytes, pixels])) : [bytes];
  });
  return own(start, ...parts, end);
}

/** Its frame declares arithmetic coding, which no phone writes and few programs read. */
export function unreadable(jpeg: Uint8Array): Bytes {
  const bytes = Buffer.from(jpeg);
  const { segments } = taken(bytes);
  const { bytes: said } = segments.find(({ marker }) => marker === frame)!;
  bytes[bytes.indexOf(said) + 1] = 0xcb;
  return own(bytes);
}

/** Its header, and its end mark. */
export function withoutPixels(jpeg: Uint8Array): Bytes {
  return own(start, ...taken(jpeg).segments.map(({ bytes }) => bytes), end);
}

const even = { create: { width: 64, height: 64, channels: 4, background: '#336699' } } as const;

/** An interlaced PNG that declares this size. */
export async function wideInterlaced(edge: number): Promise<Bytes> {
  const bytes = await sharp(even).png({ progressive: true }).toBuffer();
  bytes.writeUInt32BE(edge, 16);
  bytes.writeUInt32BE(edge, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return own(bytes);
}

/** A WebP that declares the format's maximum: 16,384 pixels each way. */
export async function widestWebp(): Promise<Bytes> {
  const bytes = await sharp(even).webp({ lossless: true }).toBuffer();
  const at = bytes.indexOf('VP8L') + 9;
  bytes.writeUInt32LE((bytes.readUInt32LE(at) | 0x0fff_ffff) >>> 0, at);
  return own(bytes);
}

/** A GIF that declares this size; its one row of pixels does not have it. */
export function wideGif(edge: number): Bytes {
  const bytes = Buffer.from('47494638396100000000800000000000ffffff2c000000000000000000024401003b', 'hex');
  for (const at of [6, 8, 24, 26]) bytes.writeUInt16LE(edge, at);
  return own(bytes);
}
