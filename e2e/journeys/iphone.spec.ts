import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { beIPhone, mayLoseConnection, shared, useUpTaps } from '../steps/iphone.ts';
import { freshInspection, openSection, openWizard } from '../steps/open-inspection.ts';
import type { Picture } from '../steps/pictures.ts';

const pdf = (name: string): Picture => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
});

test('iphone: a document opens in a tab of the tap itself, with the bytes that were chosen @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  // Of a tab that shows a PDF, Chromium asks for an icon.
  complaints.expectMessage(/404 \(Not Found\)/);
  await beIPhone(page, { installed: false });
  await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const letter = pdf('Adjuster letter.pdf');
  await choose(page, 'Upload Documents', [letter]);
  await expect(sent(page)).toHaveCount(1);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open Adjuster letter.pdf' }).click(),
  ]);
  await expect.poll(() => tab.url()).toMatch(/^(blob:)?http/);
  await expect(page.getByText('The browser blocked the document')).toHaveCount(0);
  await tab.close();
});

test('iphone: the installed app shares files, after a second tap if the first was used up, and says nothing of downloads', {
  tag: '@phone',
}, async ({ page, server }) => {
  await beIPhone(page, { installed: true });
  await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await choose(page, 'Upload Documents', [pdf('Adjuster letter.pdf')]);
  await expect(sent(page)).toHaveCount(1);
  const open = page.getByRole('button', { name: 'Open Adjuster letter.pdf' });
  await open.click();
  await expect.poll(() => shared(page)).toEqual(['Adjuster letter.pdf']);
  // The tap itself ends after it was seen, as while a large file comes from the office.
  await open.evaluate((button) =>
    button.addEventListener('click', () => Object.assign(window, { tapped: false })),
  );
  await useUpTaps(page);
  await open.click();
  const ready = page.getByRole('dialog', { name: 'Adjuster letter.pdf is ready' });
  await expect(ready).toBeVisible();
  expect(await shared(page)).toHaveLength(1);
  await ready.getByRole('button', { name: 'Save or share' }).click();
  await expect.poll(() => shared(page)).toHaveLength(2);
  await expect(page.getByText(/downloaded/i)).toHaveCount(0);
});

test('iphone: the connection to the store dies in the background, an answer says Not saved yet and is saved over a new one @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url);
  const connection = await mayLoseConnection(page);
  await openWizard(page, address);
  const notes = (await openSection(page, 'Additional Notes')).getByRole('textbox');
  await notes.fill('Wet to the studs');
  await expect.poll(async () => JSON.stringify(await record())).toContain('Wet to the studs');
  await connection.lose();
  await notes.fill('Wet to the studs, west wall');
  await expect(page.getByRole('alert')).toContainText('Not saved yet');
  await expect(notes).toHaveValue('Wet to the studs, west wall');
  await connection.restore();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => JSON.stringify(await record())).toContain('Wet to the studs, west wall');
});
