import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, choose, openDocumentation, sent } from '../steps/documentation.ts';
import { avif, heic, named, zeros } from '../steps/odd-files.ts';
import { freshInspection, openSection, openWizard, wholeStepOne } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

test('selected files: what cannot be a photo is refused immediately, offline too, with what it is and what to do', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await openDocumentation(page, server.url);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Upload Photos', [
    heic('IMG_0412.HEIC'),
    zeros('card.jpg', 9000),
    zeros('none.jpg', 0),
    named('head.jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0'),
    named('scan.jpg', '%PDF-1.4\nstartxref\n9\n'),
    named('other.jpg', '\0\x01\x02\x03'),
    png('good.png', 20),
  ]);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await expect(alert('a HEIC photo')).toContainText(
    'Please select a valid Photo file. This is a HEIC photo. Save it as JPEG. To have an iPhone take JPEG photos: Settings > Camera > Formats > Most Compatible. Not added: IMG_0412.HEIC',
  );
  await expect(alert('Blank file')).toContainText('it has a size but no content');
  await expect(alert('Blank file')).toContainText('Not added: card.jpg');
  await expect(alert('Empty file')).toContainText('Not added: none.jpg');
  await expect(alert('Incomplete file')).toContainText('Not added: head.jpg');
  await expect(alert('a PDF')).toContainText('This is a PDF. Add it under Documents. Not added: scan.jpg');
  await expect(alert('other.jpg')).toContainText('Please select a valid Photo file. Not added: other.jpg');
  for (const text of await page.getByRole('alert').allTextContents()) expect(text).not.toMatch(/try again/i);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  await expectAccessible(page);
});

test('selected files: a picture only this browser shows becomes a JPEG, with its time and place', async ({
  page,
  server,
}) => {
  const { files } = await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', [avif('IMG_0412.avif')]);
  await expect(sent(page)).toHaveCount(1);
  await expect(card(page, 'IMG_0412.jpg')).toContainText('41.79000° N, 88.15000° W');
  await expect(card(page, 'IMG_0412.jpg')).toContainText(/Taken Nov 20, 2026, 9:15\sAM, added /);
  const [photo] = (await files()).photos;
  expect(photo).toMatchObject({
    filename: 'IMG_0412.jpg',
    type: 'image/jpeg',
    capturedAt: '2026-11-20T09:15:30',
  });
});

test('selected files: documents and voice notes of phones, scanners and gateways are kept, others are named for what they are', async ({
  page,
  server,
}) => {
  const { files } = await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await choose(page, 'Upload Documents', [
    named('scan.pdf', `\r\n%PDF-1.4\nstartxref\n9\n${'\0'.repeat(9000)}`),
    named('note.txt', '<john> Called adjuster.'),
    named('letter.rtf', '{\\rtf1 Hello}'),
    named('page.txt', '<!doctype html><p>Hello'),
  ]);
  await expect(sent(page)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: '.rtf' })).toContainText('Save it as .docx or PDF.');
  await expect(page.getByRole('alert').filter({ hasText: 'a web page' })).toContainText('page.txt');
  await page.getByRole('tab', { name: /Voice Notes/ }).click();
  const moov = (handler: string) =>
    `\0\0\0\x38moov\0\0\0\x30trak\0\0\0\x28mdia\0\0\0\x20hdlr${'\0'.repeat(8)}${handler}${'\0'.repeat(12)}`;
  const envelope = (handler: string) => `\0\0\0\x14ftyp3gp4\0\0\0\x003gp4${moov(handler)}\0\0\0\x0cmdatdata`;
  await choose(page, 'Upload audio', [
    named('call.3gp', `${envelope('soun')}stray`),
    named('film.3gp', envelope('vide')),
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'a video' })).toContainText('film.3gp');
  await expect.poll(async () => (await files()).voiceNotes.map(({ type }) => type)).toEqual(['audio/3gpp']);
  expect((await files()).documents.map(({ filename }) => filename)).toEqual(['scan.pdf', 'note.txt']);
  // A file this browser cannot play must not be called unreachable.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Play call.3gp' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('call.3gp');
  await expect(page.getByText("This browser can't play call.3gp.")).toBeVisible();
});

test('selected files: a trash photo that cannot be one, its reason follows the general message', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  const section = await openSection(page, 'Debris & Equipment');
  await choose(page, 'Choose files', [zeros('van.jpg', 500)]);
  await expect(section.getByRole('alert')).toHaveText(
    'Please select valid image files (PNG, JPG, JPEG) under 10MB each. This file is blank: it has a size but no content. Copy it again from its source, or create it again.',
  );
  await choose(page, 'Choose files', [heic('van.heic')]);
  await expect(section.getByRole('alert')).toContainText('This is a HEIC photo. Save it as JPEG.');
  await expectAccessible(page);
});
