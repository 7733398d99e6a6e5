import type { Browser } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { assignProject, makeAccount, signInAs } from '../steps/account.ts';
import { passwordLink } from '../steps/mail.ts';
import { office } from '../steps/office.ts';
import { recordsOnDevice, textOnDevice } from '../steps/records-on-device.ts';

test('accounts: forgotten password, a mailed link, a new password and a sign-in with it @main', async ({
  page,
  server,
  complaints,
}) => {
  const account = await makeAccount(server);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeDisabled();
  await expectAccessible(page);
  complaints.expectMessage(/400/);
  await page.getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(/a link to set a new password is on its way/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expectAccessible(page);

  await page.goto(await passwordLink(server, account.email, /Set a new password/));
  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm password', { exact: true });
  const submit = page.getByRole('button', { name: 'Set Password' });
  await fresh.fill('high water mark');
  await again.fill('high water');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  for (const [weak, told] of [
    ['short', 'Use at least 10 characters.'],
    ['1234567890', /one of the most common ones/],
  ] as const) {
    await fresh.fill(weak);
    await again.fill(weak);
    await submit.click();
    await expect(page.getByText(told)).toBeVisible();
  }
  await fresh.fill('high water mark');
  await again.fill('high water mark');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, { ...account, password: 'high water mark' });
});

test('accounts: a link works once, and an incomplete one says so', async ({ page, server, complaints }) => {
  const account = await makeAccount(server);
  const link = await passwordLink(server, account.email, /account for field inspections/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('high water mark');
  await page.getByLabel('Confirm password', { exact: true }).fill('high water mark');
  complaints.expectMessage(/400/);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText(/This link has been used or is no longer valid/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/privacy-policy');
  await page.goto('/reset-password');
  await expect(page.getByText(/The link is incomplete/)).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('accounts: closed while signed in, signed out at the next call and the device cleared', async ({
  page,
  server,
  complaints,
}) => {
  const account = await makeAccount(server);
  await signInAs(page, account);
  const its = await office(server.url);
  await its.ask('DELETE', `/technicians/${account.id}`);
  complaints.expectMessage(/401/);
  await page.reload();
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => recordsOnDevice(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('tsp-accessToken'))).toBeNull();
});

test('accounts: closed, only the unsent change stays on the device, and a code or the password exports it @main', async ({
  page,
  context,
  browser,
  server,
  complaints,
}) => {
  const account = await makeAccount(server);
  const its = await office(server.url);
  const { title } = await assignProject(its, account.id);
  const other = await assignProject(its, account.id);
  await signInAs(page, account);
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  await expect(page.getByRole('article', { name: other.title })).toBeVisible();
  expect(await textOnDevice(page)).toContain(other.title);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await card.getByLabel('Claim Type').selectOption('Commercial');
  await expect(page.getByText(/1 to send|1 change is saved/).first()).toBeVisible();
  await its.ask('DELETE', `/technicians/${account.id}`);
  complaints.expectMessage(/401/);
  // It comes without a reload, which might happen after the message.
  await context.setOffline(false);
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Sign in again to continue.');
  const over = await toast.boundingBox();
  const note = page.getByText("Amara's unsent work is on this device");
  await expect(note).toBeVisible();
  const form = await page.getByRole('heading', { name: 'Sign In' }).boundingBox();
  if (page.viewportSize()!.width < 1024) expect(over!.y + over!.height).toBeLessThan(form!.y);
  await expectAccessible(page);
  const kept = await textOnDevice(page);
  expect(kept).toContain(title);
  expect(kept, 'nothing of the other project').not.toContain(other.title);

  const proof = page.getByLabel("Amara's password or a code from your office");
  const exported = async (by: string) => {
    await proof.fill(by);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^tidemark-unsent-.*\.zip$/);
  };
  await page.getByRole('button', { name: 'Export unsent work' }).click();
  await expect(proof).toBeFocused();
  complaints.expectMessage(/403/);
  await proof.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This is not the password of the account or a valid code/)).toBeVisible();
  await expectAccessible(page);
  await exported(await codeByTheOffice(browser, server.url, account.email));
  await page.reload();
  await page.getByRole('button', { name: 'Export unsent work' }).click();
  await exported(account.password);
  await page.getByRole('button', { name: 'Clear this device' }).click();
  const dialog = page.getByRole('dialog', { name: /Clear Amara's data/ });
  await expect(dialog).toContainText('1 change');
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await dialog.getByRole('button', { name: 'Erase 1 change' }).click();
  await expect(page.getByText("Amara's unsent work is on this device")).toBeHidden();
  expect(await recordsOnDevice(page)).toBe(0);
});

/** A manager at another computer, on the phone. */
async function codeByTheOffice(browser: Browser, url: string, email: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await openSignedIn(page, accounts.manager, '/technicians');
  await page.getByLabel('Search technicians').fill(email);
  const view = page.getByRole('button', { name: /^View/ });
  await expect(view).toHaveCount(1);
  await view.click();
  await page.getByRole('button', { name: 'Code for Unsent Work' }).click();
  const note = page.getByText(/Read it to the person with the device/);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await note.textContent())!)![0];
  await context.close();
  return code;
}

test('accounts: wrong passwords from the same address, a device that has signed in before is not locked out', async ({
  page,
  server,
}) => {
  const account = await makeAccount(server);
  await signInAs(page, account);
  await page.evaluate(() => localStorage.clear());
  const body = JSON.stringify({ email: account.email, password: 'a guess' });
  const headers = { 'Content-Type': 'application/json' };
  const signIn = (sent: string) =>
    fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', headers, body: sent });
  for (let n = 0; n < 5; n++) expect((await signIn(body)).status).toBe(401);
  const right = JSON.stringify({ email: account.email, password: account.password });
  expect((await signIn(right)).status, 'a device nobody knows').toBe(401);
  await signInAs(page, account);
});

test('accounts: two tabs with an expired token, one refresh and both continue', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectMessage(/401/);
  const account = await makeAccount(server);
  await signInAs(page, account);
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByText('Personal information')).toBeVisible();
  // A page without the app: the app would refresh at once, and leaving would interrupt that.
  const body = '<link rel="icon" href="data:,">';
  await context.route('**/api/nothing', (route) => route.fulfill({ contentType: 'text/html', body }));
  await Promise.all([page, second].map((tab) => tab.goto('/api/nothing')));
  // An unsigned token is refused like an expired one.
  await page.evaluate(() => localStorage.setItem('tsp-accessToken', 'expired'));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes++;
  });
  await Promise.all([page.goto('/support'), second.goto('/profile')]);
  await expect(page.getByText('(630) 555-0100')).toBeVisible();
  await expect(second.getByText('Personal information')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tsp-accessToken'))).not.toBe('expired');
  expect(refreshes).toBe(1);
});
