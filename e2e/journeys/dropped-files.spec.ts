import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { openDocumentation } from '../steps/documentation.ts';
import { dragFiles } from '../steps/drag-files.ts';
import { freshInspection, openSection, openWizard, wholeStepOne } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

const appBar = [700, 20] as const;
const emptyGround = [700, 760] as const;
const lowerBar = [620, 880] as const;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidemark-drop-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, bytes);
  return path;
}

test('dropped files: the whole page accepts them, as it says, and says what they become', {
  tag: '@desktop',
}, async ({ page, server }) => {
  await openDocumentation(page, server.url);
  const view = (name: string) => page.getByRole('button', { name: `View ${name}` });
  for (const [index, [x, y]] of [appBar, emptyGround, lowerBar].entries()) {
    const held = await dragFiles(page, [await put(`at-${index}.png`, png('', 20 + index).buffer)]);
    await held.over(x, y);
    await expect(page.getByText('Drop the photos here')).toBeVisible();
    await held.drop(x, y);
    await expect(page.getByText('Drop the photos here')).toBeHidden();
    await expect(view(`at-${index}.png`)).toBeVisible();
  }
});

test('dropped files: a dropped folder adds every visible photo by name; an empty one says so', {
  tag: '@desktop',
}, async ({ page, server }) => {
  await openDocumentation(page, server.url);
  const photos = Array.from({ length: 12 }, (_, index) => `walk ${index + 1}.png`);
  for (const [index, name] of photos.entries()) await put(`Basement/${name}`, png('', 20 + index).buffer);
  await put('Basement/closet/in the closet.png', png('', 200).buffer);
  // The browser lists a hundred at a time.
  for (let made = 0; made < 150; made++) await put(`Basement/.hidden ${made}`, Buffer.from('Bud1'));
  const held = await dragFiles(page, [join(folder, 'Basement')]);
  await held.over(...emptyGround);
  await held.drop(...emptyGround);
  await expect(page.getByText('13 of 13 saved on this device')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const shown = await page
    .getByRole('button', { name: /^View / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!.slice(5)));
  expect(shown).toEqual(['in the closet.png', ...photos]);

  await mkdir(join(folder, 'Nothing'));
  const empty = await dragFiles(page, [join(folder, 'Nothing')]);
  await empty.over(...emptyGround);
  await empty.drop(...emptyGround);
  await expect(page.getByText('There are no files in this folder.')).toBeVisible();
});

test('dropped files: a file dropped beside the target is ignored, and the target does not flicker', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  await openSection(page, 'Debris & Equipment');
  const place = page.locator('[data-over]');
  const words = page.getByText('Drag and drop or click');
  await words.scrollIntoViewIfNeeded();
  const { x, y } = (await words.boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Choose files' }).boundingBox())!;
  const held = await dragFiles(page, [await put('van.png', png('', 30).buffer)]);
  await held.over(x + 5, y + 5);
  await expect(place).toHaveCount(1);
  await place.evaluate((element) => {
    const looks: MutationRecord[] = [];
    Object.assign(window, { looks });
    new MutationObserver((now) => looks.push(...now)).observe(element, { attributes: true });
  });
  await held.over(button.x + 5, button.y + 5);
  expect(await page.evaluate(() => (window as unknown as { looks: unknown[] }).looks.length)).toBe(0);

  await page.evaluate(() =>
    addEventListener('dragover', (event) =>
      Object.assign(window, { effect: event.dataTransfer!.dropEffect }),
    ),
  );
  await held.over(...appBar);
  await expect(place).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { effect: string }).effect)).toBe('none');
});
