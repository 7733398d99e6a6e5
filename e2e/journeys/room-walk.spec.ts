import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { png } from '../steps/pictures.ts';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['camera', 'geolocation']);
  await context.setGeolocation({ latitude: 41.79, longitude: -88.15 });
});

test('room walk: photos are taken in a row, room by room, each with its room, time and place @main', async ({
  page,
  server,
}) => {
  const { files, roomsThere } = await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  await expect(camera.getByText('0 photos in Basement')).toBeVisible();
  await expectAccessible(page);
  const picture = camera.locator('[role="img"] img');
  let before = '';
  for (const words of ['1 photo in Basement', '2 photos in Basement', '3 photos in Basement']) {
    await shutter.click();
    await expect(camera.getByText(words)).toBeVisible();
    await expect(picture, 'of the last shot').not.toHaveAttribute('src', before);
    before = (await picture.getAttribute('src'))!;
  }
  const nextRoom = camera.getByRole('button', { name: 'Next room' });
  await nextRoom.press('Enter');
  await expect(camera.getByText('0 photos in Kitchen')).toBeVisible();
  await expect(nextRoom).toBeFocused();
  await shutter.click();
  await expect(camera.getByText('1 photo in Kitchen')).toBeVisible();
  await camera.getByRole('button', { name: 'Done' }).click();
  await expect(camera).toBeHidden();
  await expect(sent(page)).toHaveCount(4);
  await expectAccessible(page);
  const { photos } = await files();
  const names = new Map((await roomsThere()).map(({ id, name }) => [id, name]));
  expect(photos.map(({ roomId }) => names.get(roomId))).toEqual([
    'Basement',
    'Basement',
    'Basement',
    'Kitchen',
  ]);
  for (const photo of photos) {
    expect(photo.filename).toMatch(/^IMG_\d{8}_\d{6}_\d{3}\.(jpg|png)$/);
    expect(photo.capturedAt).toMatch(/-0[56]:00$/);
    expect(photo.latitude).toBeCloseTo(41.79);
  }
});

test('room walk: a room another device deletes during the walk is replaced by one that exists', async ({
  page,
  server,
}) => {
  const { its, files, roomsThere } = await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  await camera.getByRole('button', { name: 'Next room' }).click();
  await expect(camera.getByText('0 photos in Kitchen')).toBeVisible();
  const ids = new Map((await roomsThere()).map(({ id, name }) => [name, id]));
  await its.ask('DELETE', `/rooms/${ids.get('Kitchen')}`);
  await expect(camera.getByRole('combobox', { name: 'Room' }).getByRole('option')).toHaveCount(1, {
    timeout: 20_000,
  });
  await shutter.click();
  await expect(camera.getByText('1 photo in Basement')).toBeVisible();
  await camera.getByRole('button', { name: 'Done' }).click();
  await expect(sent(page)).toHaveCount(1);
  expect((await files()).photos[0]!.roomId).toBe(ids.get('Basement'));
});

test('room walk: by keyboard one shot follows another, and an endless name hides no count', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url, ['B'.repeat(98)]);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  await shutter.focus();
  for (const words of [/^1 photo in/, /^2 photos in/]) {
    await page.keyboard.press('Enter');
    const count = camera.getByText(words);
    await expect(count).toBeVisible({ timeout: 25_000 });
    expect(await count.evaluate((line) => line.scrollWidth <= innerWidth)).toBe(true);
    expect(await count.evaluate((line) => line.getBoundingClientRect().left >= 0)).toBe(true);
    await expect(shutter).toBeFocused();
  }
});

test('room walk: a frame that cannot be saved is reported, and the next one is taken', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ImageCapture');
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...given: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, given);
      if (!(given[0] instanceof ImageBitmap) || 'packs' in window) return post();
      Object.assign(window, { packs: post });
    };
  });
  await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  // A video has no size before its first frame.
  await expect
    .poll(() => camera.locator('video').evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBe(4);
  const [worker] = await Promise.all([
    page.waitForEvent('worker', (one) => one.url().includes('frame-worker')),
    shutter.click(),
  ]);
  await worker.evaluate(() => {
    OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error('no memory'));
  });
  await page.evaluate(() => (window as unknown as { packs: () => void }).packs());
  await expect(page.getByText("Couldn't take the photo. Please try again.")).toBeVisible();
  expect(complaints.said.splice(0).join('\n')).toContain('no memory');
  await shutter.click();
  await expect(camera.getByText('1 photo in Basement')).toBeVisible();
});

test("room walk: without a camera the page says so and offers the phone's camera app", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await expect(page.getByRole('alert')).toContainText('is blocking the camera');
  await expectAccessible(page);
  await choose(page, "Use the phone's camera app", [png('image.png', 33)]);
  await expect(sent(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^View IMG_\d{8}_\d{6}_\d{3}\.png$/ })).toBeVisible();
});
