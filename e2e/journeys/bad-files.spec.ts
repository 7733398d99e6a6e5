import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { freshInspection, openSection, openWizard, wholeStepOne } from '../steps/open-inspection.ts';
import { type Picture, png } from '../steps/pictures.ts';
import { refuseToQueue } from '../steps/refuse-to-queue.ts';
import { recordTexts } from '../steps/texts-shown.ts';

/** A picture's header, and nothing after it. */
const damaged = (name: string): Picture => ({
  ...png('', 40),
  name,
  buffer: png('', 40).buffer.subarray(0, 60),
});

test('bad files: a photo that cannot be shown has its name beside the reason it was refused', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/status of 400/);
  await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [damaged('stairs.png'), damaged('hall.png')]);
  for (const name of ['stairs.png', 'hall.png'])
    await expect(
      page.getByText(
        `${name} This picture is incomplete and can't be shown. Take it again, or choose another copy.`,
        { exact: true },
      ),
    ).toBeVisible();
  await expectAccessible(page);
});

test('bad files: a refused photo that someone deletes is not reported as sent', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/status of 400/);
  const textsShown = await recordTexts(page);
  await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [damaged('stairs.png')]);
  await expect(page.getByText('Upload failed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete stairs.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  await expect(page.getByText('1 file failed')).toHaveCount(0);
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  expect(await textsShown()).not.toContain('Upload successful');
});

test('bad files: hundreds of duplicates are named in a box that scrolls, also by keyboard, above the photos', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  const again = Array.from({ length: 300 }, () => png('Kitchen wall, north.png', 20));
  await choose(page, 'Upload Photos', again);
  const alert = page.getByRole('alert').filter({ hasText: 'Duplicate Files Skipped' });
  const names = alert.getByRole('region', { name: 'Duplicate Files Skipped' });
  await expect.poll(async () => (await names.textContent())?.split(', north.png').length).toBe(300);
  expect((await alert.boundingBox())!.height, 'of the alert').toBeLessThan(300);
  await expect(page.getByRole('button', { name: 'Upload Photos', exact: true })).toBeInViewport();
  await names.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => names.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1))
    .toBe(true);
  await expectAccessible(page);
});

test('bad files: a trash photo removed since it was selected, the message says so', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  const section = await openSection(page, 'Debris & Equipment');
  const path = join(tmpdir(), `tidemark-gone-${process.pid}.png`);
  await writeFile(path, png('', 40).buffer);
  // Its bytes are read when its turn comes; until then it can disappear.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function whenTold() {
      await new Promise<void>((resolve) => Object.assign(window, { goOn: resolve }));
      return read.call(this);
    };
  });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles(path);
  await rm(path);
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await expect(section.getByRole('alert')).toContainText(
    "Can't read the file: it was moved, changed or removed after it was chosen.",
  );
});

test('bad files: a trash photo that cannot be deleted stays, and the message says that deleting failed', async ({
  page,
  server,
  complaints,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  const section = await openSection(page, 'Debris & Equipment');
  await choose(page, 'Choose files', [png('van.png', 40)]);
  await expect(section.getByText('Sent', { exact: true })).toBeVisible();
  await refuseToQueue(page, ['TypeError', 'x is not a function']);
  await section.getByRole('button', { name: 'Delete van.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Delete failed');
  await expect(messages).toContainText('Failed to delete photo. Please try again.');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect(complaints.said.splice(0)).toEqual([expect.stringContaining('x is not a function')]);
});

test('bad files: a refused trash photo on a desktop, its message fits', {
  tag: '@desktop',
}, async ({ page, server, complaints }) => {
  complaints.expectMessage(/status of 400/);
  const { address } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  const section = await openSection(page, 'Debris & Equipment');
  await choose(page, 'Choose files', [damaged('van.png')]);
  const reason = section.getByText(
    "This picture is incomplete and can't be shown. Take it again, or choose another copy.",
  );
  await expect(reason).toBeVisible();
  const lines = await reason.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});

test("bad files: a photo of a white wall, the viewer's buttons have their own background", async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [png('wall.png', 400, 255), png('other wall.png', 401, 255)]);
  await page.getByRole('button', { name: 'View wall.png' }).click();
  for (const name of ['Close', 'Zoom in', 'Next'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0.6)',
    );
});

test('bad files: a photo of which only the first rows are there is refused on the spot, one of half its rows is kept', async ({
  page,
  server,
  context,
  complaints,
}) => {
  await openDocumentation(page, server.url);
  const whole = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1600, 1200);
      const context = canvas.getContext('2d')!;
      for (let at = 0; at < 3000; at++) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${30 + (at % 40)}%)`;
        context.fillRect((at * 131) % 1600, (at * 71) % 1200, 120, 90);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return [...bytes];
    }),
  );
  const cut = (name: string, share: number): Picture => ({
    ...{ name, mimeType: 'image/jpeg', buffer: whole.subarray(0, Math.round(whole.length * share)) },
  });
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Upload Photos', [cut('stairs.jpg', 0.03), cut('hall.jpg', 0.5)]);
  await expect(page.getByRole('alert').filter({ hasText: 'Not added: stairs.jpg' })).toContainText(
    "This picture is incomplete and can't be shown. Take it again, or choose another copy.",
  );
  await expect(page.getByRole('button', { name: 'View hall.jpg' })).toBeVisible();
  await context.setOffline(false);
  await expect(sent(page)).toHaveCount(1);
});
