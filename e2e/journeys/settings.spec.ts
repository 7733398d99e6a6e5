import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { assignProject } from '../steps/account.ts';
import { office } from '../steps/office.ts';

test('settings: theme and notifications are selected; notifications are on once the browser allows them', async ({
  page,
  context,
}) => {
  await openSignedIn(page, accounts.technician, '/settings');
  await expect(page.getByText(accounts.technician)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System default' })).toBeChecked();
  const allow = page.getByRole('button', { name: 'Allow notifications' });
  await expect(page.getByRole('radio', { name: 'Enabled' })).toBeChecked();
  await expect(page.getByText('Allow them in this browser first.')).toBeVisible();
  await expect(allow).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await context.grantPermissions(['notifications']);
  await allow.click();
  await expect(allow).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Enabled' })).toBeChecked();
  await page.getByRole('radio', { name: 'Off' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.getByRole('radio', { name: 'Enabled' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Enabled' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('settings: a new device that allows it announces a new assignment while the app is open @desktop', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const its = await office(server.url);
  const { technicians } = await its.ask<{ technicians: { id: number }[] }>(
    'GET',
    `/technicians?search=${encodeURIComponent(accounts.technician)}`,
  );
  const project = await assignProject(its, technicians[0]!.id);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration();
          return (await worker!.getNotifications()).map(({ title }) => title);
        }),
      { timeout: 20_000 },
    )
    .toEqual([`New assignment: Project #${project.id}`]);
});

test('settings: support, help and the privacy policy open, also without a sign-in', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  for (const period of ['7 years after termination', '5 years after completion', '3 years']) {
    await expect(page.getByText(period)).toBeVisible();
  }
  await expect(page.getByText(/answered within 30 days/)).toBeVisible();
  await expect(page.getByText('The app is not for people under 18.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await signIn(page);
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('link', { name: '(630) 555-0100' })).toHaveAttribute('href', 'tel:6305550100');
  await expect(page.getByRole('link', { name: 'support@company.example' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Help/ }).click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best Practices' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.goto('/support');
  await expect(page.getByRole('link', { name: '(630) 555-0100' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('settings: a company without a phone number, support does not mention one', async ({ page }) => {
  let email: string | null = null;
  await page.route('**/api/v1/support', async (route) => {
    const body = { success: true, message: 'OK', data: { support: { phone: null, email } } };
    await route.fulfill({ json: body });
  });
  await openSignedIn(page, accounts.manager, '/support');
  await expect(page.getByText('No phone or email is set up here.')).toBeVisible();
  await expect(page.getByText('If anyone is in danger, call 911 first.', { exact: true })).toBeVisible();
  email = 'support@company.example';
  await page.reload();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByText('If anyone is in danger, call 911 first.', { exact: true })).toBeVisible();
});
