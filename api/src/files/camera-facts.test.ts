import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Exif } from 'sharp';
import { expect, test } from 'vitest';
import { cameraFacts } from './camera-facts.ts';

const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;

async function factsOf(exif: Exif, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-exif-'));
  const path = join(dir, 'photo');
  await writeFile(path, await sharp({ create }).withExif(exif).toFormat(format).toBuffer());
  const facts = await cameraFacts(path);
  await rm(dir, { recursive: true });
  return facts;
}
const nothing = { takenAt: null, latitude: null, longitude: null };
/** "41 47 24 N, 88 9 0 W", or with more or less of it. */
function place(latitude: string, longitude: string): Exif {
  const part = (written: string, name: string) => {
    const [degrees, minutes, seconds, side] = written.split(' ');
    const value = [degrees, minutes, seconds].map((one) => (one!.includes('/') ? one : `${one}/1`)).join(' ');
    return { [`GPS${name}`]: value, ...(side && { [`GPS${name}Ref`]: side }) };
  };
  return { IFD3: { ...part(latitude, 'Latitude'), ...part(longitude, 'Longitude') } };
}
const taken = (DateTimeOriginal: string, more = {}) => ({ IFD2: { DateTimeOriginal, ...more } });

test.each<[string, Exif, object]>([
  [
    'a time with its offset',
    taken('2026:11:20 09:15:30', { OffsetTimeOriginal: '+05:30' }),
    { takenAt: '2026-11-20T09:15:30+05:30' },
  ],
  ['a time alone', taken('2026:11:20 09:15:30'), { takenAt: '2026-11-20T09:15:30' }],
  ['a clock never set', taken('0000:00:00 00:00:00'), { takenAt: null }],
  ['a day there is not', taken('2026:13:40 09:15:30'), { takenAt: null }],
  ['30 February', taken('2026:02:30 09:15:30'), { takenAt: null }],
  ['29 February of a year that has none', taken('2026:02:29 09:15:30'), { takenAt: null }],
  ['29 February of a year that has one', taken('2028:02:29 09:15:30'), { takenAt: '2028-02-29T09:15:30' }],
  ['31 April', taken('2026:04:31 23:59:59'), { takenAt: null }],
  ['the year 1', taken('0001:01:01 00:00:00'), { takenAt: null }],
  ['hour 24', taken('2026:11:20 24:15:30'), { takenAt: '2026-11-20T00:15:30' }],
  ['hour 24 of a last day', taken('2026:12:31 24:00:00'), { takenAt: '2026-12-31T00:00:00' }],
  ['hour 25', taken('2026:11:20 25:15:30'), { takenAt: null }],
  ['minute 60', taken('2026:11:20 09:60:00'), { takenAt: null }],
  ['second 60', taken('2026:11:20 09:15:60'), { takenAt: null }],
  ...(['+14:00', '-14:00', '-12:00', '+00:00', '+13:45'] as const).map((zone): [string, Exif, object] => [
    `the offset ${zone}`,
    taken('2026:11:20 09:15:30', { OffsetTimeOriginal: zone }),
    { takenAt: `2026-11-20T09:15:30${zone}` },
  ]),
  ...(['+14:01', '-15:00', '+99:99', '+05:75', '05:30', '+0530'] as const).map(
    (zone): [string, Exif, object] => [
      `the offset ${zone}, which there is not`,
      taken('2026:11:20 09:15:30', { OffsetTimeOriginal: zone }),
      { takenAt: '2026-11-20T09:15:30' },
    ],
  ),
  [
    'only when it was digitized',
    { IFD2: { DateTimeDigitized: '2026:11:20 09:15:30', OffsetTimeDigitized: '-06:00' } },
    { takenAt: '2026-11-20T09:15:30-06:00' },
  ],
  [
    'only when it was digitized, with the offset of another clock',
    { IFD2: { DateTimeDigitized: '2026:11:20 09:15:30', OffsetTimeOriginal: '-06:00' } },
    { takenAt: '2026-11-20T09:15:30' },
  ],
  [
    'no day it was taken, and one it was digitized',
    taken('0000:00:00 00:00:00', { DateTimeDigitized: '2026:11:20 09:15:30' }),
    { takenAt: '2026-11-20T09:15:30' },
  ],
  [
    'both times',
    taken('2026:11:20 09:15:30', { DateTimeDigitized: '2026:11:21 10:00:00' }),
    { takenAt: '2026-11-20T09:15:30' },
  ],
  ['only when the file was changed', { IFD0: { DateTime: '2026:11:20 09:15:30' } }, nothing],
  ['zero and zero', place('0 0 0 N', '0 0 0 E'), nothing],
  ['a place on the equator', place('0 0 0 N', '88 9 0 W'), { latitude: 0, longitude: -88.15 }],
  [
    'a place on the meridian of Greenwich',
    place('51 28 40 N', '0 0 0 E'),
    { latitude: 51.477778, longitude: 0 },
  ],
  ['a place without N or S', place('41 47 24', '88 9 0 W'), nothing],
  ['a place without E or W', place('41 47 24 N', '88 9 0'), nothing],
  ['a place without either', place('41 47 24', '88 9 0'), nothing],
  ['a place with N and E exchanged', place('41 47 24 E', '88 9 0 N'), nothing],
  ['a place of 90 minutes', place('41 90 0 N', '88 9 0 W'), nothing],
  ['a place rounded to 60 seconds', place('41 47 24 N', '88 8 60 W'), { latitude: 41.79, longitude: -88.15 }],
  ['a place of 0/0 degrees', place('0/0 0/0 0/0 N', '0/0 0/0 0/0 W'), nothing],
  [
    'degrees with decimals',
    place('4179/100 0 0 N', '8815/100 0 0 W'),
    { latitude: 41.79, longitude: -88.15 },
  ],
  ['the poles', place('90 0 0 S', '180 0 0 W'), { latitude: -90, longitude: -180 }],
  ['words for a time', taken('yesterday evening'), { takenAt: null }],
  [
    'a place south and east',
    {
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 51/1 36/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 12/1 36/1',
      },
    },
    { takenAt: null, latitude: -33.86, longitude: 151.21 },
  ],
  ['half a place', { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } }, nothing],
  [
    'a place off the earth',
    {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '99/1 0/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '88/1 0/1 0/1',
      },
    },
    nothing,
  ],
  ['neither', { IFD0: { Make: 'Tidemark' } }, nothing],
])('camera facts: a camera that wrote %s', async (_, exif, facts) => {
  expect(await factsOf(exif)).toMatchObject(facts);
});

test.each(['png', 'webp'] as const)('camera facts: a %s has the facts a JPEG would', async (format) => {
  const exif = { ...taken('2026:11:20 09:15:30'), ...place('41 47 24 N', '88 9 0 W') };
  expect(await factsOf(exif, format)).toEqual({
    takenAt: '2026-11-20T09:15:30',
    latitude: 41.79,
    longitude: -88.15,
  });
});

const pngChunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

test('camera facts: a PNG whose color profile unpacks to much, read without unpacking it', async () => {
  const png = await sharp({ create }).withExif(taken('2026:11:20 09:15:30')).png().toBuffer();
  const profile = Buffer.concat([
    Buffer.from('icc\0\0'),
    deflateSync(Buffer.alloc(500_000_000), { level: 9 }),
  ]);
  const headed = 33;
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-exif-'));
  const path = join(dir, 'photo');
  await writeFile(path, [png.subarray(0, headed), pngChunk('iCCP', profile), png.subarray(headed)]);
  const before = process.memoryUsage.rss();
  expect(await cameraFacts(path)).toMatchObject({ takenAt: '2026-11-20T09:15:30' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  await rm(dir, { recursive: true });
});

test('camera facts: a PNG with endless chunks, none', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-exif-'));
  const path = join(dir, 'photo');
  const begin = Buffer.from('89504e470d0a1a0a', 'hex');
  await writeFile(path, [begin, Buffer.from('ffffffff65584966', 'hex')]);
  expect(await cameraFacts(path)).toEqual(nothing);
  await writeFile(path, [begin, ...Array.from({ length: 300_000 }, () => Buffer.alloc(12))]);
  expect(await cameraFacts(path)).toEqual(nothing);
  await rm(dir, { recursive: true });
});

test('camera facts: a WebP without EXIF or with endless chunks, none', async () => {
  expect(await factsOf({}, 'webp')).toEqual(nothing);
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-exif-'));
  const path = join(dir, 'photo');
  await writeFile(path, 'RIFF\0\0\0\0WEBPEXIF\u00ff\u00ff\u00ff\u00ff', 'latin1');
  expect(await cameraFacts(path)).toEqual(nothing);
  await rm(dir, { recursive: true });
});

test('camera facts: a file that is not a picture, none', async () => {
  expect(await cameraFacts(import.meta.filename)).toEqual(nothing);
});
