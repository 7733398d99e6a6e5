import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount } from '../steps/account.ts';
import { office } from '../steps/office.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { serverFault } from '../steps/server-fault.ts';

test('audit log: someone who is not a manager sees Access Denied', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await page.goto('/audit');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to read the audit log.")).toBeVisible();
  await expectAccessible(page);
});

test('audit log: a manager finds what happened to someone, reads before and after, and exports it @main', async ({
  page,
  server,
  isMobile,
}) => {
  const { id } = await makeAccount(server);
  const { ask } = await office(server.url);
  await ask('PUT', `/technicians/${id}`, { phoneNumber: '(630) 555-0177', status: 'On Leave' });

  await signIn(page, accounts.supervisor);
  // On touch More leads there, on a desktop the rail.
  if (isMobile) await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(page.getByText(/^[\d,]+ entries$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Technician' });
  await page.getByLabel('Record number').fill(`#${id}`);
  await page.getByLabel('Action').selectOption({ label: 'Technician changed' });
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(page.getByText('Robert Adeyemi').last()).toBeVisible();
  await expect(page.locator('dl > div', { hasText: 'Status' })).toHaveText(/was Active.*is On Leave/);
  await expect(page.locator('dl > div', { hasText: 'Phone number' })).toHaveText(
    /was -.*is \(630\) 555-0177/,
  );
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('audit-log.csv');
  await expect(page.getByText('Audit log exported')).toBeVisible();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`technician-changed,technician,${id},`);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Record number')).toHaveValue('');
  await page.getByLabel('Action').selectOption({ label: 'Technician changed' });
  await page
    .getByRole('button', { name: `Only Technician #${id}` })
    .first()
    .click();
  await expect(page.getByLabel('Record number')).toHaveValue(String(id));
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
});

test('audit log: filtered by person and day, page by page; a new project folds its many fields', async ({
  page,
  server,
}) => {
  const account = await makeAccount(server);
  for (let n = 0; n < 26; n++) {
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
  }
  await openSignedIn(page, accounts.manager, '/audit');
  await page.getByLabel('Person').selectOption(String(account.id));
  await page.getByLabel('Action').selectOption({ label: 'Signed in' });
  await expect(page.getByText('26 entries', { exact: true })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-03');
  await expect(page.getByText('Choose a date on or after From.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page.getByText('26 entries', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Action').selectOption({ label: 'Technician created' });
  const folded = page.locator('details', { has: page.getByText('First name') }).first();
  await expect(folded.getByText('First name')).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.getByText('is Amara', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('audit log: without the server it says so and tries again', async ({ page, context, complaints }) => {
  await signIn(page, accounts.manager);
  complaints.expectMessage(/500/);
  await page.route('**/api/v1/audit?*', (route) => route.fulfill(serverFault()));
  await page.goto('/audit');
  await expect(page.getByRole('heading', { name: "Couldn't load the audit log." })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/audit?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^[\d,]+ entr(y|ies)$/)).toBeVisible();

  complaints.expectNetworkFailures(true);
  await appIsKept(page);
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Showing the audit log as it was last loaded.")).toBeVisible();
  await expect(page.getByText(/^[\d,]+ entr(y|ies)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The export needs a connection.')).toBeVisible();
  await page.getByLabel('Action').selectOption({ label: 'Signed in' });
  await expect(page.getByText('The audit log needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^[\d,]+ entr(y|ies)$/)).toBeVisible();
});
