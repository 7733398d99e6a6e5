import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount, openAs, signInAs } from '../steps/account.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { appIsKept, waits } from '../steps/open-inspection.ts';
import { serverFault } from '../steps/server-fault.ts';

test('profile: it is edited, cancelled and saved; years are whole numbers and dates plain', async ({
  page,
  server,
}) => {
  await openAs(page, await makeAccount(server), '/profile');
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Technicians' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Lisle');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Lisle')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('City').fill('Lisle');
  await page.getByLabel('Date of birth').fill('1989-04-09');
  await page.getByLabel('Experience (years)').fill('11.5');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a whole number.')).toBeVisible();
  await expect(page.getByLabel('Experience (years)')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Experience (years)').fill('11');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  for (const shown of ['Lisle', 'Apr 9, 1989', '11 years']) {
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Apr 9, 1989')).toBeVisible();
});

test('profile: by keyboard it is edited from its first field, and Cancel and Save lead back', async ({
  page,
  server,
}) => {
  await openAs(page, await makeAccount(server), '/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  for (const end of ['Cancel', 'Save Changes']) {
    await edit.press('Enter');
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByRole('button', { name: end }).press('Enter');
    await expect(edit).toBeFocused();
  }
});

test('profile: edited offline, it is on the device and reaches the server in the end @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const account = await makeAccount(server);
  await openAs(page, account, '/profile');
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible();
  complaints.expectNetworkFailures(true);
  await appIsKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Marlow');
  await page.getByLabel('City').fill('Aurora');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText('Profile updated successfully')).toHaveCount(0);
  await expect(page.getByText('Aurora', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: /saved on this device|to send|Offline|Review 1 change/ })
    .first()
    .click();
  await expect(page.getByText('First name: Marlow. City: Aurora')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  const sentToday = page.getByRole('region', { name: 'Sent today' });
  await expect(sentToday.getByText('First name: Marlow. City: Aurora')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('First name: Marlow. City: Aurora')).toHaveCount(1);
  const its = await office(server.url);
  const { technician } = await its.ask<{ technician: object }>('GET', `/technicians/${account.id}`);
  expect(technician).toMatchObject({ firstName: 'Marlow', city: 'Aurora' });
});

test('profile: a response during editing is not undone by Save', async ({ page, server }) => {
  const account = await makeAccount(server);
  await openAs(page, account, '/profile');
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible();
  const its = await office(server.url);
  await its.ask('PUT', `/technicians/${account.id}`, { lastName: 'Quistgaard' });
  const pass = await hold(page, '**/api/v1/technicians/profile', 'GET');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Lisle');
  pass();
  await expect(page.getByText('Amara Quistgaard').locator('visible=true').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(() => its.ask('GET', `/technicians/${account.id}`))
    .toMatchObject({ technician: { city: 'Lisle', lastName: 'Quistgaard' } });
});

test('profile: the password changes by its rules, and the other sign-ins end', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const account = await makeAccount(server);
  const other = await browser.newContext({ baseURL: server.url });
  await signInAs(await other.newPage(), account);
  await openAs(page, account, '/profile');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const update = page.getByRole('button', { name: 'Update Password' });
  await field('Current password').fill('wrong');
  await field('New password').fill('carpet and pad');
  await field('Confirm password').fill('carpet');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(update).toBeDisabled();
  await expectAccessible(page);
  await field('Confirm password').fill('carpet and pad');
  complaints.expectMessage(/400|401/);
  await update.click();
  await expect(
    page
      .locator('form')
      .getByText(/[Cc]urrent password/)
      .last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(field('Current password')).toHaveValue('');
  await field('Current password').fill(account.password);
  await field('New password').fill('carpet and pad');
  await field('Confirm password').fill('carpet and pad');
  await update.click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(update).toBeHidden();
  await page.reload();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await other.close();
});

test('profile: another device is signed out from here, and then all of them', async ({
  page,
  server,
  browser,
}) => {
  const account = await makeAccount(server);
  const other = await browser.newContext({ baseURL: server.url });
  const second = await other.newPage();
  await signInAs(second, account);
  await openAs(page, account, '/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: /^Sign out / }).press('Enter');
  await expect(page.getByText('That device has been signed out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();
  await second.reload();
  await expect(second).toHaveURL(/\/login$/);
  await other.close();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('profile: more than a hundred sign-ins, the list says that it is limited', async ({ page, server }) => {
  const account = await makeAccount(server);
  const { email, password } = account;
  for (let n = 0; n < 100; n++) {
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  }
  await openAs(page, account, '/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(
    100,
  );
  await expect(page.getByText('The 100 used last are shown.')).toBeVisible();
  await expectAccessible(page);
});

test("profile: activity shows one's own audit events, page by page", async ({ page, server }) => {
  const account = await makeAccount(server);
  for (let n = 0; n < 25; n++) {
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
  }
  await openAs(page, account, '/profile');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Signed in').first()).toBeVisible();
  await expect(page.getByText(/from 127\.0\.0\.1/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByText('Set a password')).toBeVisible();
});

test('profile: a profile that cannot be loaded says so, and tries again', async ({
  page,
  server,
  complaints,
}) => {
  await signInAs(page, await makeAccount(server));
  complaints.expectMessage(/500/);
  await page.route('**/technicians/profile', (route) => route.fulfill(serverFault()));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await expect(page.getByText('Unable to load your profile information.')).toBeVisible();
  await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/technicians/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Personal information')).toBeVisible();
});
