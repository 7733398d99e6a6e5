import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

test('page closes: a cell typed in at that moment is there when it opens again, and is sent @main', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { sheetAddress, lines } = await furnishedInspection(server.url, [{ name: 'Basement' }]);
  await openSignedIn(page, technician, sheetAddress('Basement'));
  const cell = page.getByRole('textbox', { name: 'Anti-Microbial Regular, Yes/X' });
  await cell.fill('4');
  await page.reload();
  await expect(cell).toHaveValue('4');
  await expect.poll(() => lines('Basement')).toMatchObject({ 5: { yesX: 4 } });

  // It was restored once: later entries are not overwritten by it.
  await cell.fill('7');
  await expect.poll(() => lines('Basement')).toMatchObject({ 5: { yesX: 7 } });
  await page.reload();
  await expect(cell).toHaveValue('7');
});

test('page closes: a description typed in at that moment is there when it opens again @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { files } = await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [png('wall.png', 60)]);
  await expect(sent(page)).toHaveCount(1);
  const description = page.getByLabel('Description of wall.png');
  await description.fill('Tidemark on the north wall');
  await page.reload();
  await expect(description).toHaveValue('Tidemark on the north wall');
  await expect.poll(async () => (await files()).photos[0]?.description).toBe('Tidemark on the north wall');
});
