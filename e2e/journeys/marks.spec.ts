import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { cameraPhoto, png } from '../steps/pictures.ts';

type Marked = { sha256: string; marks: Record<string, { kind: string; text: string }> };

async function openEditor(page: Page, url: string) {
  const inspection = await openDocumentation(page, url);
  await choose(page, 'Upload Photos', [png('wall.png', 300, 200)]);
  await expect(sent(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'View wall.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo', exact: true });
  await viewer.getByRole('button', { name: 'Mark up' }).click();
  const editor = page.getByRole('dialog', { name: 'Mark up the photo' });
  const pad = editor.getByRole('group', { name: /^wall\.png/ });
  await expect(pad).toBeVisible();
  const marked = async () => (await inspection.files()).photos as unknown as Marked[];
  return { ...inspection, viewer, editor, pad, marked };
}

/** From one place to another, as shares of the picture. */
async function drag(page: Page, pad: Locator, from: [number, number], to: [number, number]) {
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + from[0] * width, y + from[1] * height);
  await page.mouse.down();
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 });
  await page.mouse.up();
}
const kindsOf = (photos: Marked[]) => Object.values(photos[0]!.marks).map(({ kind }) => kind);

test('marks: drawn, typed and undone without a network, they reach the office once and the original stays @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { viewer, editor, pad, marked } = await openEditor(page, server.url);
  const [before] = await marked();
  await expectAccessible(page);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await drag(page, pad, [0.2, 0.8], [0.5, 0.4]);
  const arrow = editor.getByRole('button', { name: 'Arrow, mark 1 of 1' });
  await expect(arrow).toHaveAttribute('aria-pressed', 'true');
  await editor.getByText('Blur').click();
  await pad.press('Enter');
  const blur = editor.getByRole('button', { name: 'Blur, mark 2 of 2' });
  await expect(blur).toBeFocused();
  await blur.press('ArrowRight');
  await editor.getByText('Text', { exact: true }).click();
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await editor.getByRole('textbox', { name: 'Text' }).fill('Line at 2 ft');
  await editor.getByRole('button', { name: 'Add text' }).click();
  await expect(editor.getByRole('button', { name: 'Text Line at 2 ft, mark 3 of 3' })).toBeVisible();
  await editor.getByText('Circle').click();
  await drag(page, pad, [0.6, 0.6], [0.9, 0.9]);
  await expect(editor.getByRole('button', { name: 'Circle, mark 4 of 4' })).toBeVisible();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.getByRole('button', { name: /mark 4 of 4/ })).toBeHidden();
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(viewer.getByRole('button', { name: 'Hide marks' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect.poll(async () => kindsOf(await marked())).toEqual(['arrow', 'blur', 'text']);
  expect((await marked())[0]!.sha256).toBe(before!.sha256);
});

test('marks: a mark is moved and deleted by key, and what another device drew stays', async ({
  page,
  server,
}) => {
  const { its, id, editor, pad, marked, files } = await openEditor(page, server.url);
  await editor.getByText('Rectangle').click();
  await pad.press('Enter');
  await expect(editor.getByRole('button', { name: 'Rectangle, mark 1 of 1' })).toBeFocused();
  const [photo] = (await files()).photos;
  const circle = { kind: 'circle', x: 100, y: 100, toX: 900, toY: 900, text: '' };
  const marks = { '01980000-0000-7000-8000-000000000001': circle };
  await its.ask('PUT', '/documentation/update', {
    inspectionId: id,
    documentation: { photos: [{ id: photo!.id, marks }] },
  });
  await expect.poll(async () => kindsOf(await marked())).toEqual(['circle', 'rectangle']);
  await expect(editor.getByRole('button', { name: 'Circle, mark 1 of 2' })).toBeVisible();
  await editor.getByRole('button', { name: 'Rectangle, mark 2 of 2' }).press('Delete');
  await expect.poll(async () => kindsOf(await marked())).toEqual(['circle']);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
});

test('marks: what is blurred is hidden in the small pictures of lists too', async ({ page, server }) => {
  const { its, id, files } = await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [await cameraPhoto(page, 'plate.jpg', 1000)]);
  await expect(sent(page)).toHaveCount(1);
  const colors = () =>
    page
      .getByRole('img', { name: 'plate.jpg' })
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const on = canvas.getContext('2d')!;
        on.drawImage(image, 0, 0);
        const { data } = on.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer).map((pixel) => pixel & 0xf0f0f0)).size;
      });
  await expect.poll(colors).toBeGreaterThan(60);
  const [photo] = (await files()).photos;
  const blur = { kind: 'blur', x: 0, y: 0, toX: 10_000, toY: 10_000, text: '' };
  const marks = { '01980000-0000-7000-8000-000000000001': blur };
  const documentation = { photos: [{ id: photo!.id, marks }] };
  await its.ask('PUT', '/documentation/update', { inspectionId: id, documentation });
  await expect.poll(colors).toBeLessThan(20);
});
