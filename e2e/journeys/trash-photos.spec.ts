import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { photographed } from '../steps/camera.ts';
import {
  appIsKept,
  firstInspection,
  freshInspection,
  openSection,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';
import { cameraPhoto, type Picture, png } from '../steps/pictures.ts';

const sha256 = ({ buffer }: Picture) => createHash('sha256').update(buffer).digest('hex');
const invalid = 'Please select valid image files (PNG, JPG, JPEG) under 10MB each.';

async function toPhotos(page: Page, address: string) {
  await openSignedIn(page, technician, address);
  await openSection(page, 'Debris & Equipment');
  const photos = page.getByRole('region', { name: 'Trash photos' });
  await expect(photos).toBeVisible();
  return photos;
}

/** Selects files as a person does, through the button. */
async function choose(page: Page, button: string, files: Picture[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Pictures load only near the screen. */
async function expectPicture(photos: Locator, name: string): Promise<void> {
  const place = photos.getByRole('img', { name });
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('img')).toBeVisible();
}

/** Drops files on their target. */
async function drop(page: Page, files: Picture[]): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      made.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return made;
  }, plain);
  await page.getByText('Drag and drop or click').dispatchEvent('drop', { dataTransfer: transfer });
}

test('trash photos: photos are added by click, camera and drop, and the server gets every byte @main', async ({
  page,
  server,
}) => {
  const { address, projectId, record } = await firstInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  await expect(photos.getByText('Minimum 1 photo required')).toBeVisible();
  await expect(photos.getByText('No photos uploaded yet')).toBeVisible();
  await expect(photos.getByText('Please upload at least one photo for proof')).toBeVisible();
  await expect(photos.getByText('PNG, JPG, JPEG up to 10MB each')).toBeVisible();
  await expectAccessible(page);
  const [clicked, taken, dropped] = [png('image.png', 30), png('image.png', 31), png('trailer.png', 32)];
  await choose(page, 'Choose files', [clicked]);
  await choose(page, 'Take Photo', [taken]);
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  await drop(page, [dropped]);
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(3);
  await expect(photos.getByText('No photos uploaded yet')).toBeHidden();
  await expect(photos.getByRole('img', { name: 'trailer.png' }).locator('img')).toHaveJSProperty(
    'complete',
    true,
  );
  await expectAccessible(page);
  const { trashPhotos } = await record();
  expect(trashPhotos.map((photo) => photo.sha256)).toEqual([clicked, taken, dropped].map(sha256));
  expect(trashPhotos.map(({ fileName }) => fileName)).toEqual([
    ...Array.from({ length: 2 }, () => expect.stringMatching(/^IMG_\d{8}_\d{6}_\d{3}\.png$/)),
    'trailer.png',
  ]);
  await page.goto(`/project/${projectId}`);
  await expect(page.getByRole('heading', { name: 'Debris photos 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Photos 0', exact: true })).toBeVisible();
  const debris = page.getByRole('list', { name: 'Debris photos' });
  await expectPicture(debris, 'trailer.png');
});

test('trash photos: what is not a picture, too large or a duplicate is named, and every other file is added', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  const page1 = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html>not a picture</html>'),
  };
  const large = {
    ...png('large.png', 10),
    buffer: Buffer.concat([png('', 10).buffer, Buffer.alloc(10 * 2 ** 20)]),
  };
  await choose(page, 'Choose files', [page1, large]);
  await expect(photos.getByRole('alert')).toHaveText([
    `${invalid} This is a web page. Print it as PDF. Not added: page.jpg`,
    `${invalid} This one is larger: set the camera to a lower resolution and take it again. Not added: large.png`,
  ]);
  await expect(photos.getByRole('listitem')).toHaveCount(0);
  await choose(page, 'Choose files', [png('a.png', 40)]);
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(1);
  const [sameName, sameBytes, other, another] = [
    png('a.png', 41),
    png('b.png', 40),
    png('c.png', 42),
    png('d.png', 43),
  ];
  await choose(page, 'Choose files', [sameName, other, sameBytes, another]);
  await expect(photos.getByRole('alert')).toHaveText(
    'Duplicate files detected: a.png, b.png. These files have already been uploaded.',
  );
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(3);
  expect((await record()).trashPhotos.map(({ fileName }) => fileName)).toEqual(['a.png', 'c.png', 'd.png']);
});

test('trash photos: a photo shows when and where the camera took it, as proof', async ({ page, server }) => {
  const { address, its, id } = await freshInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  await choose(page, 'Choose files', [await photographed(page, 'van.jpg'), png('plain.png', 44)]);
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(2);
  const line = (name: string) => photos.getByRole('listitem').filter({ hasText: name });
  const [van, plain] = [line('van.jpg'), line('plain.png')];
  await expect(van).toContainText(/Taken Nov 20, 2026, 9:15\sAM/);
  await expect(van).toContainText('41.79000° N, 88.15000° W');
  await expect(plain).toContainText(/Added \w+ \d+, \d{4}/);
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await page.reload();
  const preview = page.getByRole('list', { name: 'Photos' });
  await expect(preview.getByText(/^Taken Nov 20, 2026/)).toBeVisible();
  await expect(preview.getByRole('img', { name: 'at 41.79000° N, 88.15000° W' })).toBeVisible();
  await expectAccessible(page);
});

test('trash photos: photos taken offline survive a reload, show their pictures, and are sent automatically', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Choose files', [png('one.png', 50), png('two.png', 51)]);
  await expect(photos.getByText('Waiting', { exact: true })).toHaveCount(2);
  await page.reload();
  await openSection(page, 'Debris & Equipment');
  await expect(photos.getByText('Waiting', { exact: true })).toHaveCount(2);
  await expectPicture(photos, 'two.png');
  await photos.getByRole('button', { name: 'Delete one.png' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete one.png?' });
  await asked.getByRole('button', { name: 'Delete photo' }).click();
  await expect(photos.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(false);
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(1);
  const atOffice = async () => (await record()).trashPhotos.map(({ fileName }) => fileName);
  await expect.poll(atOffice).toEqual(['two.png']);
  await context.setOffline(true);
  await page.reload();
  await openSection(page, 'Debris & Equipment');
  await expectPicture(photos, 'two.png');
});

test('trash photos: a photo taken offline shows its picture even if the worker that makes it cannot load', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  // Like a page that is older than its service worker.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(String(script).replace('thumb-worker', 'not-there'), options);
      }
    };
  });
  const photos = await toPhotos(page, address);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Choose files', [png('one.png', 60), png('two.png', 61)]);
  for (const name of ['one.png', 'two.png']) await expectPicture(photos, name);
});

test('trash photos: a photo the server refuses stays with its reason, can be retried, and is removed after a question', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/status of 400/);
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  const whole = png('broken.png', 300);
  await choose(page, 'Choose files', [
    { ...whole, buffer: whole.buffer.subarray(0, 60) },
    png('good.png', 52),
  ]);
  await expect(photos.getByText('Upload failed')).toBeVisible();
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await photos.getByRole('button', { name: 'Retry broken.png' }).click();
  await expect(photos.getByRole('listitem').filter({ hasText: 'broken.png' })).toBeFocused();
  await expect(photos.getByText('Upload failed')).toBeVisible();
  await photos.getByRole('button', { name: 'Remove broken.png' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete broken.png?' });
  await asked.getByRole('button', { name: 'Keep photo' }).click();
  await expect(photos.getByText('Upload failed')).toBeVisible();
  await photos.getByRole('button', { name: 'Remove broken.png' }).click();
  await asked.getByRole('button', { name: 'Delete photo' }).click();
  await expect(photos.getByRole('listitem')).toHaveCount(1);
  await expect(photos.getByRole('button', { name: 'Delete good.png' })).toBeFocused();
  expect((await record()).trashPhotos).toHaveLength(1);
  await photos.getByRole('button', { name: 'Delete good.png' }).click();
  await page
    .getByRole('dialog', { name: 'Delete good.png?' })
    .getByRole('button', { name: 'Delete photo' })
    .click();
  await expect.poll(async () => (await record()).trashPhotos.length).toBe(0);
  await expect(photos.getByRole('button', { name: 'Take Photo' })).toBeFocused();
});

test('trash photos: a large camera photo delays nobody, shows its progress, and arrives', {
  tag: ['@phone', '@alone'],
}, async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  const photos = await toPhotos(page, address);
  const photo = await cameraPhoto(page, 'big.jpg');
  expect(photo.buffer.length).toBeGreaterThan(3 * 2 ** 20);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 1_500_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.evaluate(() => {
    const held: number[] = [];
    Object.assign(window, { held });
    new PerformanceObserver((list) =>
      held.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  // By its path: bytes from the test itself would block the page.
  const path = test.info().outputPath(photo.name);
  await writeFile(path, photo.buffer);
  await page.locator('input[type=file]').first().setInputFiles(path);
  await expect(photos.getByText(/^Sending \d+%$/)).toBeVisible();
  await expect(photos.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { held: number[] }).held));
  expect(longest, 'ms the main thread was held by one task').toBeLessThan(250);
  expect((await record()).trashPhotos).toMatchObject([{ size: photo.buffer.length, sha256: sha256(photo) }]);
});

test('trash photos: without space on the device a photo is refused with a message, and nothing of it stays', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  // What the browser does on a full disk; the headless one cannot get a small disk.
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
      if (this.name === 'blobs' && document.title.startsWith('No room'))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return add.apply(this, given);
    };
  });
  const photos = await toPhotos(page, address);
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  const title = await page.title();
  await page.evaluate(() => {
    document.title = 'No room';
  });
  await choose(page, 'Choose files', [png('big.png', 60), png('bigger.png', 61)]);
  await expect(photos.getByRole('alert')).toContainText('This device has no space left for big.png');
  await expect(photos.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  await page.evaluate((before) => {
    document.title = before;
  }, title);
  await choose(page, 'Choose files', [png('big.png', 60)]);
  await expect(photos.getByText('Sent', { exact: true })).toBeVisible();
});
