import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Exif } from 'sharp';
import { expect, test } from 'vitest';
import { cameraFacts } from './camera-facts.ts';

const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;

async function factsOf(exif: Exif) {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-exif-'));
  const path = join(dir, 'photo');
  await writeFile(path, await sharp({ create }).withExif(exif).jpeg().toBuffer());
  const facts = await cameraFacts(path);
  await rm(dir, { recursive: true });
  return facts;
}
const nothing = { takenAt: null, latitude: null, longitude: null };
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
])('a camera that wrote %s', async (_, exif, facts) => {
  expect(await factsOf(exif)).toMatchObject(facts);
});

test('a file that is no picture has no facts', async () => {
  expect(await cameraFacts(import.meta.filename)).toEqual(nothing);
});
