import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { photographed } from '../steps/camera.ts';
import { card, choose, openDocumentation, sent } from '../steps/documentation.ts';
import { hold } from '../steps/hold.ts';
import { appIsKept, next } from '../steps/open-inspection.ts';
import { cameraPhoto, type Picture, png } from '../steps/pictures.ts';

const sha256 = ({ buffer }: Picture) => createHash('sha256').update(buffer).digest('hex');
const pdf = (name: string, text = 'a letter'): Picture => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`),
});

test('documentation: photos get a room and a description, are viewed, and are deleted after a question @main', async ({
  page,
  server,
}) => {
  const { files, roomsThere } = await openDocumentation(page, server.url);
  await expect(page.getByText('No photos yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Room', { exact: true }).selectOption('Basement');
  const [one, two] = [png('one.png', 30), await photographed(page, 'two.jpg')];
  await choose(page, 'Upload Photos', [one, two]);
  await expect(sent(page)).toHaveCount(2);
  await expect(page.getByText('Upload successful')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Photos 2/ })).toBeVisible();
  await expect(card(page, 'two.jpg')).toContainText('41.79000° N, 88.15000° W');
  await expect(card(page, 'two.jpg')).toContainText(/Taken Nov 20, 2026, 9:15\sAM, added /);
  await card(page, 'one.png').getByRole('textbox').fill('Tidemark on north wall');
  await page.getByLabel('Room of one.png').selectOption('Kitchen');
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  const all = await roomsThere();
  const idOf = (name: string) => all.find((room) => room.name === name)!.id;
  await expect
    .poll(async () => (await files()).photos.map(({ description, roomId }) => [description, roomId]))
    .toEqual([
      ['Tidemark on north wall', idOf('Kitchen')],
      [null, idOf('Basement')],
    ]);
  expect((await files()).photos.map((photo) => photo.sha256)).toEqual([one, two].map(sha256));
  // The filter shows the Basement's only.
  await expect(card(page, 'one.png')).toBeHidden();
  await page.getByLabel('Room', { exact: true }).selectOption('All Rooms');
  await expect(card(page, 'one.png').getByRole('textbox')).toHaveValue('Tidemark on north wall');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'View one.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo' }).or(page.locator('.yarl__portal'));
  const about = (name: string) => viewer.getByRole('textbox', { name: `Description of ${name}` });
  await expect(about('one.png')).toHaveValue('Tidemark on north wall');
  await expect(viewer.locator('img').first()).toHaveJSProperty('complete', true);
  // In the order of the grid: the one without a room stands first.
  await page.keyboard.press('ArrowLeft');
  await expect(about('two.jpg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete one.png' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete one.png?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete photo' }).click();
  await expect(card(page, 'one.png')).toBeHidden();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect.poll(async () => (await files()).photos.map(({ filename }) => filename)).toEqual(['two.jpg']);
});

test("documentation: the server's response about photos interrupts nobody who views one, and shows where nobody types", async ({
  page,
  server,
  complaints,
}) => {
  // The viewer may ask for the photo that another device has just deleted.
  complaints.expectMessage(/404/);
  const { id: inspectionId, its, files } = await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [png('a.png', 30), png('b.png', 31), png('c.png', 32)]);
  await expect(sent(page)).toHaveCount(3);
  const { photos } = await files();
  const [first, second, third] = photos.map(({ id }) => id);
  let pass = await hold(page, '**/api/v1/documentation/inspection/*');
  await page.reload();
  await page.getByRole('button', { name: 'View b.png' }).click();
  const viewer = page.locator('.yarl__portal');
  const current = viewer.locator('.yarl__slide_current');
  await expect(current.getByRole('img', { name: 'b.png' })).toBeVisible();
  await its.ask('DELETE', `/documentation/${first}?inspectionId=${inspectionId}&type=photo`);
  pass();
  await expect(page.locator('[role="tab"]').first()).toContainText('2');
  await expect(current.getByRole('img', { name: 'b.png' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current.getByRole('img', { name: 'c.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  pass = await hold(page, '**/api/v1/documentation/inspection/*');
  await page.reload();
  const words = (name: string) => card(page, name).getByRole('textbox');
  await words('b.png').focus();
  await its.ask('PUT', '/documentation/update', {
    inspectionId,
    documentation: {
      photos: [second, third].map((id) => ({ id, description: 'North wall' })),
    },
  });
  pass();
  await expect(words('c.png')).toHaveValue('North wall');
  await page.keyboard.press('Tab');
  await expect(words('b.png')).toHaveValue('North wall');
});

test('documentation: documents open, download with their exact bytes, and are deleted', async ({
  page,
  server,
}) => {
  const { files } = await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const letter = pdf('Adjuster letter.pdf');
  await choose(page, 'Upload Documents', [letter]);
  await expect(sent(page)).toHaveCount(1);
  await expectAccessible(page);
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(row).toContainText(`${letter.buffer.length} B`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Adjuster letter.pdf' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(letter.buffer);
  await page.getByRole('button', { name: 'Delete Adjuster letter.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
  await expect.poll(async () => (await files()).documents.length).toBe(0);
});

test('documentation: each invalid file gets its message, and every other one is added', async ({
  page,
  server,
}) => {
  const { files } = await openDocumentation(page, server.url);
  const bad = (name: string, buffer: Buffer): Picture => ({ name, mimeType: 'image/jpeg', buffer });
  await choose(page, 'Upload Photos', [bad('liar.jpg', Buffer.from('<html>'))]);
  const alerts = page.getByRole('alert');
  await expect(alerts).toContainText('Invalid file type');
  await expect(alerts).toContainText('Please select a valid Photo file');
  await choose(page, 'Upload Photos', [
    png('good.png', 20),
    bad('nothing.jpg', Buffer.alloc(0)),
    bad('large.jpg', Buffer.concat([png('', 9).buffer, Buffer.alloc(30 * 2 ** 20)])),
    png('good.png', 21),
    png('fine.png', 22),
  ]);
  await expect(alerts.filter({ hasText: 'Empty file' })).toContainText('nothing.jpg');
  await expect(alerts.filter({ hasText: 'File too large' })).toContainText('large.jpg');
  await expect(alerts.filter({ hasText: 'Duplicate Files Skipped' })).toContainText('good.png');
  await expectAccessible(page);
  await expect(sent(page)).toHaveCount(2);
  expect((await files()).photos.map(({ filename }) => filename)).toEqual(['good.png', 'fine.png']);
});

test('documentation: the review counts what there is, documents without a photo too', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await choose(page, 'Upload Documents', [pdf('log.pdf')]);
  await expect(sent(page)).toHaveCount(1);
  await next(page).click();
  await expect(page.getByRole('button', { name: 'Edit Documentation' })).toHaveAccessibleDescription(
    '1 document',
  );
});

test('documentation: photos and documents added offline survive a reload, are in the export, and are sent automatically @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { files } = await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const many = Array.from({ length: 12 }, (_, number) => png(`p${number}.png`, 40 + number));
  await choose(page, 'Upload Photos', many);
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(12);
  await card(page, 'p3.png').getByRole('textbox').fill('Typed without a network');
  await page.getByRole('tab', { name: /Documents/ }).click();
  await choose(page, 'Upload Documents', [pdf('order.pdf')]);
  await expect(page.getByText('13 files waiting')).toBeVisible();
  await expect(
    page.getByText("They are safe on this device and will be sent when you're online."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('13 files waiting')).toBeVisible();
  await expect(card(page, 'p3.png').getByRole('textbox')).toHaveValue('Typed without a network');
  await expect(card(page, 'p3.png').locator('img')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /to send/ })
    .first()
    .click();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export unsent work' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^tidemark-unsent-.*\.zip$/);
  const packed = (await readFile(await zip.path())).toString('latin1');
  for (const { name } of many) expect(packed).toContain(`/${name}`);
  await context.setOffline(false);
  await expect.poll(async () => (await files()).photos.length, { timeout: 90_000 }).toBe(12);
  const there = await files();
  expect(new Set(there.photos.map((photo) => photo.sha256))).toEqual(new Set(many.map(sha256)));
  await expect
    .poll(async () => (await files()).photos.find(({ filename }) => filename === 'p3.png')?.description)
    .toBe('Typed without a network');
  // It was the last of thirteen to be sent.
  await expect.poll(async () => (await files()).documents.length).toBe(1);
});

test('documentation: the page closes in the middle of many photos, it says that some are missing until more are selected', async ({
  page,
  server,
}) => {
  test.slow();
  await openDocumentation(page, server.url);
  const { buffer, mimeType } = await cameraPhoto(page, 'any', 2000);
  const many = Array.from({ length: 12 }, (_, at) => ({
    name: `many-${at}.jpg`,
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.from([at])]),
  }));
  await choose(page, 'Upload Photos', many);
  await expect(page.getByText(/^[1-9]\d* of 12 saved on this device$/)).toBeVisible();
  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'Not all files were added' });
  await expect(told).toContainText(/The page was closed after \d+ of 12 files\./);
  await choose(page, 'Upload Photos', many);
  await expect(told).toBeHidden();
  // Twelve photos in turn take a busy machine a while.
  await expect(sent(page)).toHaveCount(12, { timeout: 90_000 });
  await page.reload();
  await expect(sent(page)).toHaveCount(12);
  await expect(told).toBeHidden();
});
