import { refusals } from '@tidemark/contract/refusals';
import { expect, test } from 'vitest';
import { begun } from '../testing/factories.ts';
import { bomb, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { type Bytes, photosOf, upload } from './testing/upload.ts';

const api = useApi();
const text = (of: string) => new Uint8Array(new TextEncoder().encode(of));
const invalid = 'Please select valid image files (PNG, JPG, JPEG) under 10MB each.';
const wrong = { status: 415, code: 'file_type_refused' };
const nothingToSee = "This picture is incomplete and can't be shown. Take it again, or choose another copy.";
const bombed = 'This picture is too large to open. Save it at a lower resolution, then add that copy.';

test.each<[string, () => Bytes | Promise<Bytes>, object]>([
  [
    'an SVG that says it is a JPEG',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    { ...wrong, message: `${invalid} This is an SVG drawing. Save it as PNG or PDF.` },
  ],
  [
    'a page that says it is a JPEG',
    () => text('<!doctype html><script>alert(1)</script>'),
    { ...wrong, message: `${invalid} This is a web page. Print it as PDF.` },
  ],
  [
    'nothing at all',
    () => new Uint8Array(),
    { status: 400, code: 'file_empty', message: refusals.file_empty.message },
  ],
  [
    'a GIF',
    () => text('GIF89a\u0001\u0000\u0001\u0000;'),
    { ...wrong, message: `${invalid} This is a GIF picture. Save it as JPEG.` },
  ],
  [
    'a file one byte too large',
    () => new Uint8Array(10 * 1024 * 1024 + 1).fill(255),
    {
      ...{ status: 413, code: 'file_too_large' },
      message: `${invalid} This one is larger: set the camera to a lower resolution and take it again.`,
    },
  ],
  [
    'a JPEG that was cut off at its beginning',
    async () => (await picture('jpeg', 400)).slice(0, 1000),
    { status: 400, details: [{ field: 'file', message: nothingToSee }] },
  ],
  [
    'a PNG that was cut off at its beginning',
    async () => (await picture('png', 100)).slice(0, 100),
    { status: 400, details: [{ field: 'file', message: nothingToSee }] },
  ],
  [
    'only the first bytes of a JPEG',
    () => new Uint8Array([255, 216, 255, 224, 0, 16, 74, 70, 73, 70]),
    { status: 400, code: 'file_cut_off', message: refusals.file_cut_off.message },
  ],
  [
    'a bomb of 900 megapixels',
    () => bomb(30_000),
    { status: 400, details: [{ field: 'file', message: bombed }] },
  ],
])('upload trash photo: %s is refused and leaves nothing behind', async (_, make, refusal) => {
  const { dana, id } = await begun(api);
  const before = await api.stored();
  expect(await upload(dana, id, await make())).toMatchObject(refusal);
  expect(await api.stored()).toEqual(before);
  expect(await photosOf(dana, id)).toEqual([]);
});

test('upload trash photo: the type, that of the bytes, whatever name and header say', async () => {
  const { dana, id } = await begun(api);
  const params = { id };
  const file = { name: 'page.html', bytes: await picture('png'), type: 'text/html' };
  const photo = (await dana.send('trash-photos.upload', { params, body: { inspectionId: id }, file })).ok();
  const got = await dana.fetch('GET', `/api/v1/documentation/file/${photo.id}`);
  expect(got.headers.get('content-type')).toBe('image/png');
});

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['..\\..\\windows\\system.jpg', 'system.jpg'],
  ['/etc/shadow.jpg', 'shadow.jpg'],
  ['Möbel – 地下室 🛠️.jpg', 'Möbel – 地下室 🛠️.jpg'],
  ['50%20off %41.jpg', '50%20off %41.jpg'],
  ["it's; a=b.jpg", "it's; a=b.jpg"],
])('upload trash photo: a file named %j is called %j and is stored under its hash', async (name, called) => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const photo = (await upload(dana, id, bytes, { name })).ok();
  expect(photo.fileName).toBe(called);
  expect((await api.stored()).filter((one) => one.includes('passwd') || one.includes('shadow'))).toEqual([]);
  const got = await dana.fetch('GET', `/api/v1/documentation/file/${photo.id}`);
  const named = /filename\*=UTF-8''(\S+)$/.exec(got.headers.get('content-disposition')!)![1]!;
  expect(decodeURIComponent(named)).toBe(called);
});
