import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentsOf, makeDocument, releaseTexts, textsAreKept } from '../steps/documents.ts';
import { draw } from '../steps/draw.ts';
import { lettersTo, newAddress, signingLink } from '../steps/mail.ts';
import { firstInspection } from '../steps/open-inspection.ts';

test('documents: a link is mailed, what was begun survives the phone, a copy is sent, the office withdraws', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  await releaseTexts(server.url);
  const { projectId } = await firstInspection(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=papers`);
  await textsAreKept(page);
  await makeDocument(page, 'Spanish', 'Autorización para trabajar');
  const customer = newAddress('elena');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByLabel('Email').fill(customer);
  await page.getByRole('button', { name: 'Mail Link' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  const phone = await own.newPage();
  const address = await signingLink(server, customer);
  await phone.goto(address);
  await phone.getByText('Fin del documento').focus();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox', { name: /^Acepto firmar/ }).check();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox', { name: /^Pueden entrar/ }).check();
  // 16 CFR 429.1: directly above the signature.
  await expect(phone.getByText(/^Usted, el comprador, puede cancelar esta transacción/)).toBeVisible();
  await phone.getByLabel('Nombre de quien firma: Cliente').fill('Elena Ruiz');
  await draw(phone, phone.getByRole('img', { name: 'Firma: Cliente: dibuje aquí' }));
  await phone.close();

  const again = await own.newPage();
  await again.goto(address);
  await expect(again.getByRole('checkbox', { name: /^Pueden entrar/ })).toBeChecked();
  await expect(again.getByRole('img', { name: 'Firma: Cliente: dibujado' })).toBeVisible();
  await again.getByRole('checkbox', { name: /^Se me dijo en voz alta/ }).check();
  await again.getByLabel('Correo electrónico para la copia').fill(customer);
  await again.getByRole('button', { name: 'Firmar y sellar' }).click();
  await expect(again.getByText('Todo cambio desde ahora es un documento nuevo.')).toBeVisible();
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sign')))).toEqual(
    [],
  );
  await own.close();
  const copies = (to: string) => async () =>
    (await lettersTo(server, to)).filter((text) => text.includes('application/pdf')).length;
  await expect.poll(copies(customer), { timeout: 20_000 }).toBe(1);

  await expect(page.getByText('Signed and sealed')).toBeVisible();
  const adjuster = newAddress('adjuster');
  await page.getByRole('button', { name: 'Send Copy' }).click();
  const send = page.getByRole('dialog', { name: 'Send a copy' });
  await send.getByLabel('Email').fill(adjuster);
  await expectAccessible(page);
  await send.getByRole('button', { name: 'Send Copy' }).click();
  await expect(page.getByText('The document is on its way.')).toBeVisible();
  await expect(send).toBeHidden();
  await expect.poll(copies(adjuster), { timeout: 20_000 }).toBe(1);

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw this document?' });
  await withdraw.getByLabel('Reason').fill('Signed for the wrong address.');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await expect(withdraw).toBeHidden();
  await expect(page.getByText('Signed for the wrong address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  // A change is a new document in place of it.
  await page.getByRole('button', { name: 'Make a New One' }).click();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  // It is sent from the device.
  await expect
    .poll(async () => {
      const [first, ...rest] = await documentsOf(server.url, projectId);
      return first && rest.map(({ replaces }) => replaces === first.id);
    })
    .toEqual([true]);
  await page.getByRole('link', { name: 'Papers' }).first().click();
  await expect(page.getByRole('link', { name: /^Autorización para trabajar.*Withdrawn/ })).toBeVisible();
});

test('documents: one that is opened by its address on a device without any text is there to be read', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  await releaseTexts(server.url);
  const { projectId } = await firstInspection(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=papers`);
  await textsAreKept(page);
  await makeDocument(page, 'English', 'Authorization to work');
  await expect(page).toHaveURL(/\/document\//);
  const fresh = await browser.newContext({ baseURL: server.url });
  const other = await fresh.newPage();
  await other.route('**/api/v1/projects?*', () => undefined);
  await openSignedIn(other, accounts.supervisor, new URL(page.url()).pathname);
  await expect(other.getByText('Term 1 of the authorization')).toBeVisible();
  await fresh.close();
});
