import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentsOf, makeDocument, readToTheEnd, releaseTexts, textsAreKept } from '../steps/documents.ts';
import { draw } from '../steps/draw.ts';
import { appIsKept, firstInspection, technician, wholeStepOne } from '../steps/open-inspection.ts';

const pad = (page: Page, name: string | RegExp) => page.getByRole('img', { name });
const papers = (projectId: number) => `/project/${projectId}?part=papers`;
const hashShown = (page: Page) =>
  page.locator('dt', { hasText: 'Fingerprint' }).locator('xpath=following-sibling::dd').innerText();

async function accessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('documents: an authorization signed without a network and a certificate after the work are sealed once @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  await releaseTexts(server.url);
  const { projectId, id, its } = await firstInspection(server.url, wholeStepOne);
  await openSignedIn(page, technician, papers(projectId));
  await expect(page.getByText('No documents have been made for this job yet.')).toBeVisible();
  await textsAreKept(page);
  await appIsKept(page);

  // In a basement, before the inspection.
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await makeDocument(page, 'English', 'Authorization to work');
  await expect(page.getByText(/^Not known: .*claim number/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeDisabled();
  await accessibleInBothThemes(page);
  await readToTheEnd(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Agree to sign electronically, or sign on paper.')).toBeVisible();
  await accessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Sign and seal' }).click();
  await expect(page.getByText('Something is still missing. See the marked places.')).toBeVisible();
  await accessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: /^You may enter and work/ }).check();
  await page.getByLabel('Name of the person signing: Customer').fill('Helen Okafor');
  await page.getByRole('button', { name: 'Type the initials instead: Initials: Customer' }).click();
  await draw(page, pad(page, 'Signature: Customer: draw here'));
  await expect(pad(page, 'Signature: Customer: drawn')).toBeVisible();
  // The browser is killed, and everything filled in is there.
  await page.reload();
  await expect(pad(page, 'Signature: Customer: drawn')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^You may enter and work/ })).toBeChecked();
  await page.getByRole('button', { name: 'Sign and seal' }).click();
  await expect(page.getByText('Signed on this device')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Checked:', exact: true })).toBeVisible();
  await accessibleInBothThemes(page);
  const first = await hashShown(page);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await context.setOffline(false);
  await expect(page.getByText('Signed and sealed')).toBeVisible();
  // With a network the drawings come from the office.
  await expect(pad(page, 'Signature: Customer')).toBeVisible();

  // Day 4: the inspection is submitted, and the project completed.
  await its.ask('POST', '/rooms', { inspectionId: id, name: 'Basement', type: 'Basement' });
  await its.ask('POST', `/inspections/${id}/submit`, {});
  await openSignedIn(page, technician, papers(projectId));
  await expect(page.getByRole('link', { name: /^Authorization to work.*Sealed/ })).toBeVisible();
  await context.setOffline(true);
  // The device itself shows what was ticked, and says where the drawings are.
  await page.getByRole('link', { name: /^Authorization to work/ }).click();
  await expect(page.getByRole('img', { name: 'Checked:', exact: true })).toBeVisible();
  await expect(page.getByText('Initials: in the PDF')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What happened, in order' })).toContainText(
    'Shown in full, English',
  );
  await page.goBack();
  await makeDocument(page, 'English', 'Certificate of Completion');
  await readToTheEnd(page);
  await page.getByRole('radio', { name: 'The work is complete.' }).check();
  await page.getByLabel('Name of the person signing: Customer').fill('Helen Okafor');
  await page.getByRole('button', { name: 'Type the name instead: Signature: Customer' }).click();
  await draw(page, pad(page, 'Signature: Technician: draw here'));
  await page.getByRole('button', { name: 'Sign and seal' }).click();
  await expect(page.getByText('Signed on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Signed and sealed')).toBeVisible();
  const second = await hashShown(page);

  const sealed = await documentsOf(server.url, projectId);
  expect(sealed.map(({ number, contentHash }) => [number, contentHash?.slice(0, 12)])).toEqual([
    [1, first],
    [2, second],
  ]);
  expect(sealed[1]?.parties.map(({ role, mark }) => [role, mark])).toEqual([
    ['customer', 'typed'],
    ['technician', 'drawn'],
  ]);
});

test('documents: a customer signs by link in Spanish on a phone of their own, told of the right to cancel', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  await releaseTexts(server.url);
  const { projectId } = await firstInspection(server.url);
  await openSignedIn(page, technician, papers(projectId));
  await textsAreKept(page);
  await makeDocument(page, 'Spanish', 'Autorización para trabajar');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  const address = await page.getByLabel('Address').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  // A server that is away says nothing about the link.
  await phone.route('**/documents/signing/**', (route) => route.abort());
  await phone.goto(address);
  await expect(phone.getByText('No se pudo cargar el documento.')).toBeVisible();
  await expectAccessible(phone);
  await phone.unroute('**/documents/signing/**');
  await phone.getByRole('button', { name: 'Retry' }).click();
  await expect(phone.getByRole('heading', { name: 'Autorización para trabajar', level: 1 })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await expectAccessible(phone);
  await phone.getByText('Fin del documento').focus();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox', { name: /^Acepto firmar/ }).check();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox', { name: /^Pueden entrar/ }).check();
  await phone.getByRole('checkbox', { name: /^Se me dijo en voz alta que puedo cancelar hasta el/ }).check();
  await phone.getByLabel('Nombre de quien firma: Cliente').fill('Elena Ruiz');
  await draw(phone, phone.getByRole('img', { name: 'Firma: Cliente: dibuje aquí' }));
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Firmar y sellar' }).click();
  await expect(phone.getByRole('status')).toContainText('Firmado');
  await expectAccessible(phone);
  await expect(page.getByText('Signed and sealed')).toBeVisible();
  const [document] = await documentsOf(server.url, projectId);
  expect(document?.parties).toMatchObject([{ role: 'customer', name: 'Elena Ruiz', mark: 'drawn' }]);
  await other.close();
});

test('documents: a third person checks the proof without a network, and a changed one is found', {
  tag: '@desktop',
}, async ({ page, browser, server, context, complaints }) => {
  await releaseTexts(server.url);
  const { projectId } = await firstInspection(server.url);
  await openSignedIn(page, technician, papers(projectId));
  await textsAreKept(page);
  await makeDocument(page, 'English', 'Equipment Left on Site');
  await readToTheEnd(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  for (const box of ['I will leave them', 'I will not move'])
    await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).check();
  await page.getByLabel('Name of the person signing: Customer').fill('Helen Okafor');
  for (const role of ['Customer', 'Technician'])
    await page.getByRole('button', { name: `Type the name instead: Signature: ${role}` }).click();
  await page.getByRole('button', { name: 'Sign and seal' }).click();
  await expect(page.getByText('Signed and sealed')).toBeVisible();
  const downloaded = async (button: string | RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFile(await (await download).path());
  };
  const json = (await downloaded('Proof (JSON)')).toString();
  const pdf = await downloaded('PDF');

  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'Check a signed document' })).toBeVisible();
  await expectAccessible(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const give = (text: string) =>
    page.getByLabel('Choose File').setInputFiles({
      ...{ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    });
  await give(json);
  await expect(page.getByText('This is what was signed.')).toBeVisible();
  await expectAccessible(page);
  await give(json.replaceAll('Helen Okafor', 'Helen Okafer'));
  await expect(page.getByText('This is not what was signed.')).toBeVisible();
  await expect(page.getByText('Its content is not the one that was signed.')).toBeVisible();
  await page
    .getByLabel('Choose File')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('The proof inside this PDF is in order.')).toBeVisible();
  const signed = page.getByRole('region', { name: 'What was signed' });
  await expect(signed.getByText('I will leave them running day and night.')).toBeVisible();
  await expect(signed.getByRole('img', { name: 'Checked:', exact: true })).toHaveCount(2);
  await expect(signed.getByText('Helen Okafor').first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);

  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openSignedIn(desk, accounts.manager, papers(projectId));
  await desk.getByRole('link', { name: /^Equipment Left on Site/ }).click();
  await desk.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong units.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(desk.getByText('Wrong units.')).toBeVisible();
  await expectAccessible(desk);
  await other.close();
});
