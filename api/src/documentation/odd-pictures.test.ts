import { createHash } from 'node:crypto';
import { refusals } from '@tidemark/contract/refusals';
import { expect, test } from 'vitest';
import { sweepFiles } from '../files/sweep-files.ts';
import { verifyFiles } from '../files/verify-files.ts';
import { begun } from '../testing/factories.ts';
import {
  baseline,
  progressive,
  samsung,
  scene,
  strayBefore,
  strayBytes,
  strayFirst,
  unreadable,
  wideGif,
  wideInterlaced,
  widestWebp,
  withoutEnd,
  withoutPixels,
} from '../testing/odd-pictures.ts';
import { bomb, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, type Bytes, documentationOf, send } from './testing/add-file.ts';

const api = useApi();
const part = (bytes: Bytes, share: number): Bytes => bytes.slice(0, Math.floor(bytes.length * share));

test.each<[string, () => Bytes | Promise<Bytes>, 'cut' | null]>([
  ['a scan that says nothing of itself (Samsung)', async () => samsung(await scene()), null],
  ['two stray bytes before its end mark', async () => strayBytes(await scene()), null],
  ['two stray bytes before its scan', async () => strayBefore(await scene(), 0xda), null],
  ['two stray bytes before its frame', async () => strayBefore(await scene(), 0xc0), null],
  [
    'two stray bytes in a picture of one color',
    async () => strayBefore(await baseline(8160, 6144), 0xc4),
    null,
  ],
  [
    'stray bytes and no end mark, of one color',
    async () => withoutEnd(strayBefore(await baseline(640, 480), 0xda)),
    null,
  ],
  ['stray bytes behind its first mark', async () => strayFirst(await scene()), null],
  ['no end mark', async () => withoutEnd(await scene()), null],
  ['half an end mark', async () => (await scene()).slice(0, -1), null],
  ['Samsung’s scan and no end mark', async () => withoutEnd(samsung(await scene())), null],
  ['8160x6144 pixels', () => baseline(8160, 6144), null],
  ['8192x6144 pixels', () => baseline(8192, 6144), null],
  ['64 megapixels', () => baseline(9248, 6936), null],
  ['108 megapixels', () => baseline(12000, 9000), null],
  ['200 megapixels', () => baseline(16320, 12240), null],
  ['50 megapixels in several passes', () => progressive(8192, 6144), null],
  ['half of its bytes', async () => part(await scene(), 0.5), 'cut'],
  ['a tenth less of its bytes', async () => part(await scene(), 0.9), 'cut'],
  ['half of its bytes, as a PNG', async () => part(await picture('png', 300), 0.5), 'cut'],
  ['half of its bytes, as a GIF', async () => part(await picture('gif', 300), 0.5), 'cut'],
])('odd pictures: a photo with %s is kept byte for byte, and shown', async (_, make, flaw) => {
  const { dana, id } = await begun(api);
  const bytes = await make();
  const file = await addFile(dana, id, { bytes });
  expect(file).toMatchObject({ flaw, sha256: createHash('sha256').update(bytes).digest('hex') });
  expect((await documentationOf(dana, id)).photos).toMatchObject([{ flaw }]);
  for (const size of ['320', '1600'])
    expect((await api.anyone.fetch('GET', `${file.url}&size=${size}`)).status).toBe(200);
  expect(new Uint8Array(await (await api.anyone.fetch('GET', file.url)).arrayBuffer())).toEqual(bytes);
});

test.each<[string, () => Bytes | Promise<Bytes>]>([
  ['too much memory (200 megapixels in several passes)', () => progressive(16320, 12240)],
  ['a decoder there is not', async () => unreadable(await scene())],
])('odd pictures: a photo that takes %s is kept byte for byte, without renditions', async (_, make) => {
  const { dana, id } = await begun(api);
  const bytes = await make();
  const file = await addFile(dana, id, { bytes, name: 'wall.jpg' });
  expect(file).toMatchObject({ flaw: 'unshown', filename: 'wall.jpg' });
  const original = await api.anyone.fetch('GET', file.url);
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(bytes);
  for (const size of ['320', '1600']) {
    const answer = await api.anyone.fetch('GET', `${file.url}&size=${size}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'rendition_not_found' }]);
  }
  expect((await api.stored()).filter((key) => key.startsWith(file.sha256))).toEqual([file.sha256]);
  const wrong: unknown[] = [];
  await verifyFiles(api.db, api.files, (difference) => wrong.push(difference));
  expect(wrong).toEqual([]);
  expect(await sweepFiles(api.db, api.files, new Date(Date.now() + 3_600_000))).toBe(0);
});

const cutOff = "This picture is incomplete and can't be shown.";
const tooMuch = 'This picture is too large to open.';
test.each<[string, () => Bytes | Promise<Bytes>, string]>([
  [
    'a JPEG cut off within its head',
    async () => (await scene()).slice(0, 200),
    refusals.file_cut_off.message,
  ],
  ['a JPEG cut off after a first few pixels', async () => part(await scene(), 0.03), cutOff],
  [
    'a JPEG whose end mark follows its head',
    async () => withoutPixels(await scene()),
    'There is no picture in this file.',
  ],
  ['a WebP that was cut off', async () => part(await picture('webp', 300), 0.5), cutOff],
  ['a PNG of 2,500 megapixels', () => bomb(50_000), tooMuch],
  ['an interlaced PNG of 400 MB', () => wideInterlaced(10_000), tooMuch],
  ['a WebP of a gigabyte', widestWebp, tooMuch],
  ['a GIF of 17 GB', () => wideGif(65_535), tooMuch],
  ['a JPEG that goes over itself 300 times', () => progressive(1600, 1200, 300), tooMuch],
])(
  'odd pictures: %s is refused in a sentence that says what to do, and leaves nothing behind',
  async (_, make, sentence) => {
    const { dana, id } = await begun(api);
    const before = await api.stored();
    const reply = await send(dana, id, { bytes: await make() });
    expect(reply).toMatchObject({
      status: 400,
      code: sentence === refusals.file_cut_off.message ? 'file_cut_off' : 'validation_failed',
    });
    const [detail] = (reply as { details: { field: string; message: string }[] }).details;
    expect(detail).toMatchObject({ field: 'file', message: expect.stringContaining(sentence) });
    expect(detail!.message).not.toMatch(/try again/i);
    expect(await api.stored()).toEqual(before);
  },
);
