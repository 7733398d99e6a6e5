import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRenditions } from './pictures.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-bombs-'));
});
afterAll(() => rm(dir, { recursive: true }));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } });

/** The segments and scans of a JPEG, each with its bytes. */
function segmentsOf(jpeg: Buffer): { marker: number; bytes: Buffer }[] {
  const segments: { marker: number; bytes: Buffer }[] = [];
  for (let at = 2; at < jpeg.length - 2; ) {
    const marker = jpeg[at + 1]!;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    // Coded data continues until the next marker; 255 followed by zero is not one.
    if (marker === 0xda) while (jpeg[end] !== 0xff || jpeg[end + 1] === 0) end++;
    segments.push({ marker, bytes: jpeg.subarray(at, end) });
    at = end;
  }
  return segments;
}

/**
 * A picture of one color in as many scans as the format allows: each coefficient separately, bit by bit. Each takes a
 * few bytes to send and a pass over the whole picture to decode.
 */
async function manyScans(): Promise<Buffer> {
  const jpeg = await flat(4000, 3900).jpeg({ progressive: true }).toBuffer();
  const segments = segmentsOf(jpeg);
  // The first brightness scan of details, of which there are none.
  const at = segments.findIndex(
    ({ marker, bytes }) => marker === 0xda && bytes[4] === 1 && bytes[5] === 1 && bytes[7]! > 0,
  );
  const one = segments[at]!.bytes;
  const scans: Buffer[] = [];
  for (let coefficient = 1; coefficient < 64; coefficient++) {
    for (let bit = 13; bit >= 0; bit--) {
      const scan = Buffer.from(one);
      scan.set([coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit], 7);
      scans.push(scan);
    }
  }
  const before = segments.slice(0, at).map(({ bytes }) => bytes);
  return Buffer.concat([jpeg.subarray(0, 2), ...before, ...scans, jpeg.subarray(-2)]);
}

/** As many frames as fit. */
async function manyFrames(bytes: number): Promise<Buffer> {
  const gif = await flat(1000, 1000).gif().toBuffer();
  // Control block and picture of one pixel: all a frame needs.
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100'.slice(0, 46), 'hex');
  const frames = Array.from({ length: Math.ceil(bytes / frame.length) }, () => frame);
  return Buffer.concat([gif.subarray(0, -1), ...frames, gif.subarray(-1)]);
}

/** An animation of the same frame many times. */
async function manyWebpFrames(bytes: number): Promise<Buffer> {
  const pixels = await flat(1000, 2000).raw().toBuffer();
  pixels.fill(255, 0, 3_000_000);
  const raw = { width: 1000, height: 2000, channels: 3, pageHeight: 1000 } as const;
  const two = await sharp(pixels, { raw }).webp({ loop: 0 }).toBuffer();
  const at = two.indexOf('ANMF');
  expect(at).toBeGreaterThan(0);
  const size = 8 + two.readUInt32LE(at + 4);
  const frame = two.subarray(at, at + size);
  const frames = Array.from({ length: Math.ceil(bytes / frame.length) }, () => frame);
  const whole = Buffer.concat([two, ...frames]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

test.each<[string, (bytes: number) => Promise<Buffer>]>([
  ['a JPEG of as many scans as the format knows', manyScans],
  ['a GIF of as many frames as 10 MB hold', manyFrames],
  ['a WebP of as many frames as 10 MB hold', manyWebpFrames],
])(
  'picture bombs: %s is refused or made in a moment, and the next picture is made',
  async (_, make) => {
    const path = join(dir, 'bomb');
    await writeFile(path, await make(10_000_000));
    const to = { '320': join(dir, 'a.320'), '1600': join(dir, 'a.1600') };
    const began = performance.now();
    const outcome = await makeRenditions(path, to).then(
      () => 'made',
      (error: Error) => error.message,
    );
    const ms = Math.round(performance.now() - began);
    expect(ms, outcome).toBeLessThan(15_000);
    await writeFile(path, await flat(40, 30).jpeg().toBuffer());
    await makeRenditions(path, to);
  },
  60_000,
);

test('picture bombs: the scans that cameras and editors write, made', async () => {
  const path = join(dir, 'photo');
  await writeFile(path, await flat(400, 300).jpeg({ progressive: true }).toBuffer());
  await makeRenditions(path, { '320': join(dir, 'b.320'), '1600': join(dir, 'b.1600') });
});
