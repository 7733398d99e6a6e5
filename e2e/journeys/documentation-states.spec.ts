import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { answer } from '../steps/answer.ts';
import { cameraIsFree, deviceFails } from '../steps/devices.ts';
import { card, choose, openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

/** The focus ring of the dark theme: camera and viewer are dark in both. */
const ring = 'rgb(130, 214, 228)';

test('documentation: a room without photos says so by name, and leads to those of all rooms', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  const filter = page.getByLabel('Room', { exact: true });
  await filter.selectOption('Kitchen');
  await expect(page.getByText('No photos yet')).toBeVisible();
  await filter.selectOption('All Rooms');
  await choose(page, 'Upload Photos', [png('one.png', 30)]);
  await expect(sent(page)).toHaveCount(1);
  await filter.selectOption('Kitchen');
  await expect(page.getByText('No photos in Kitchen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show All Rooms' }).press('Enter');
  await expect(page.getByRole('button', { name: 'View one.png' })).toBeVisible();
  await expect(filter).toHaveValue('');
  await expect(page.getByRole('tab', { name: /Photos/ })).toBeFocused();
});

test('documentation: a description is reported as saved even when its photo leaves the list first', async ({
  page,
  server,
}) => {
  const { files } = await openDocumentation(page, server.url);
  await page.getByLabel('Room', { exact: true }).selectOption('Basement');
  await choose(page, 'Upload Photos', [png('one.png', 30)]);
  await expect(sent(page)).toHaveCount(1);
  await card(page, 'one.png').getByRole('textbox').fill('Tidemark on north wall');
  await expect.poll(async () => (await files()).photos[0]!.description).toBe('Tidemark on north wall');
  await expect(page.getByText('Updated', { exact: true })).toBeHidden();
  await page.getByLabel('Room of one.png').selectOption('Kitchen');
  await expect(card(page, 'one.png')).toBeHidden();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
});

test('documentation: a camera another app had is tried again in place, and its focus ring is visible on the dark', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['camera']);
  await deviceFails(page, 'NotReadableError');
  await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Take Photo' }).press('Enter');
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.getByRole('alert')).toContainText('Another app is using the camera.');
  await camera.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(camera.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy');
  await expect(camera.getByRole('button', { name: 'Retry' })).toBeFocused();
  await expectAccessible(page);
  await cameraIsFree(page);
  await page.keyboard.press('Enter');
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(camera.getByRole('button', { name: 'Done' })).toHaveCSS('outline-color', ring);
  await shutter.press('Enter');
  await expect(camera.getByText('1 photo')).toBeVisible();
});

test('documentation: a camera page at 200% on a phone keeps its texts and buttons apart', {
  tag: '@phone',
}, async ({ page, server }) => {
  await deviceFails(page, 'NotAllowedError');
  await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await page.setViewportSize({ width: 195, height: 422 });
  const words = (await camera.getByRole('alert').boundingBox())!;
  const shutter = (await camera.getByRole('button', { name: 'Take Photo' }).boundingBox())!;
  expect(words.y + words.height).toBeLessThanOrEqual(shutter.y);
  await expect(camera.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
});

test('documentation: photos are viewed and deleted by keyboard, and the focus is visible and never lost', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [png('one.png', 30), png('two.png', 31)]);
  await expect(sent(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'View one.png' }).press('Enter');
  await expect(page.locator('.yarl__container')).toBeFocused();
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  await expect(zoom).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(zoom).toBeFocused();
  await expect(zoom).toHaveCSS('outline-style', 'solid');
  await expect(zoom).toHaveCSS('outline-color', ring);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View one.png' })).toBeFocused();
  for (const [name, then] of [
    ['one.png', page.getByRole('button', { name: 'Delete two.png' })],
    ['two.png', page.getByRole('tab', { name: /Photos/ })],
  ] as const) {
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await answer(page.getByRole('dialog', { name: `Delete ${name}?` }), 'Delete photo');
    await expect(page.getByRole('button', { name: `View ${name}` })).toHaveCount(0);
    await expect(then).toBeFocused();
  }
});

test('documentation: a refused file says that it needs a decision; Retry keeps the focus at the file', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/status of 415/);
  let refuse = true;
  await page.route('**/api/v1/documentation/upload', (route) =>
    refuse
      ? route.fulfill({
          status: 415,
          json: { success: false, error: 'Broken', message: 'Broken', code: 'unsupported_type' },
        })
      : route.continue(),
  );
  await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [png('one.png', 30)]);
  await expect(page.getByText('1 file failed')).toBeVisible();
  await expect(page.getByText('It is safe on this device. Retry sends it again.')).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForResponse((response) => response.status() === 415);
  await page.getByRole('button', { name: 'Retry one.png' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete one.png' })).toBeFocused();
  await again;
  refuse = false;
  await page.getByRole('button', { name: 'Retry failed' }).press('Enter');
  await expect(page.getByRole('tab', { name: /Photos/ })).toBeFocused();
  await expect(sent(page)).toHaveCount(1);
});

test('documentation: a document in a room with a long name, its room and three buttons are on one line', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openDocumentation(page, server.url, ['Master bedroom with walk-in closet']);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await choose(page, 'Upload Documents', [
    { name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('Dry it.') },
  ]);
  await expect(sent(page)).toHaveCount(1);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .getByRole('listitem')
      .filter({ hasText: 'order.txt' })
      .locator('select, button')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size, `at ${width}`).toBe(1);
  }
});

test('documentation: a refused camera or microphone says where to allow it, and files can still be selected', async ({
  page,
  server,
}) => {
  await deviceFails(page, 'NotAllowedError');
  await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.getByRole('alert')).toContainText('the icon next to the address');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    camera.getByRole('button', { name: "Use the phone's camera app" }).click(),
  ]);
  await chooser.setFiles([png('one.png', 30)]);
  await expect(sent(page)).toHaveCount(1);
  await page.getByRole('tab', { name: /Voice Notes/ }).click();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('alert')).toContainText('the icon next to the address');
  const note = {
    name: 'note.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from('RIFF$\0\0\0WAVEdata\x04\0\0\0abcd'),
  };
  await choose(page, 'Upload audio', [note]);
  await expect(page.getByRole('list', { name: 'Voice Notes' }).getByRole('listitem')).toHaveCount(1);
});

test('documentation: a single waiting file is counted as one', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Upload Photos', [png('one.png', 30)]);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  await expect(
    page.getByText("It is safe on this device and will be sent when you're online."),
  ).toBeVisible();
});
