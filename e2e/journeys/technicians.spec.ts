import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount } from '../steps/account.ts';
import { hold } from '../steps/hold.ts';
import { newAddress, passwordLink } from '../steps/mail.ts';
import { office } from '../steps/office.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { serverFault } from '../steps/server-fault.ts';

test('technicians: someone who is not a manager sees Access Denied', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/technicians');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to manage technicians.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
  await expect(page).toHaveURL(/\/$/);
});

test('technicians: a manager adds someone, who sets a password by the invitation and signs in @main', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const email = newAddress('grace');
  await openSignedIn(page, accounts.manager, '/profile');
  await page.getByRole('link', { name: 'Manage Technicians' }).click();
  await expect(page.getByText(/people, .* active/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Technician' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Technician' });
  await expect(dialog.getByLabel('Role')).toHaveValue('Field Technician');
  await expect(dialog.getByLabel('Status')).toHaveValue('Active');
  expect(await dialog.getByLabel('Status').locator('option').allTextContents()).toEqual([
    'Active',
    'Inactive',
    'Suspended',
    'On Leave',
  ]);
  expect(await dialog.getByLabel('Role').locator('option').allTextContents()).toContain('Administrator');
  complaints.expectMessage(/400/);
  await dialog.getByRole('button', { name: 'Add Technician' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Nakamura');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone number').fill('(630) 555-0128');
  await dialog.getByLabel('Hire date').pressSequentially('0221');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter the whole date.')).toBeVisible();
  await dialog.getByLabel('Hire date').fill('2023-02-21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Technician created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Technician' })).toBeFocused();

  await page.getByLabel('Search technicians').fill(email);
  const found = page.getByRole('button', { name: /View Grace Nakamura/ });
  await expect(found).toHaveCount(1);
  await expect(page.getByText('Feb 21, 2023')).toBeVisible();

  const hers = await browser.newContext({ baseURL: server.url });
  const phone = await hers.newPage();
  await phone.goto(await passwordLink(server, email, /account for field inspections/));
  await phone.getByLabel('New password', { exact: true }).fill('carpet and pad');
  await phone.getByLabel('Confirm password', { exact: true }).fill('carpet and pad');
  await phone.getByRole('button', { name: 'Set Password' }).click();
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill('carpet and pad');
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(phone.getByText('Welcome back, Grace!')).toBeVisible();
  await hers.close();
});

test('technicians: they are edited, viewed, filtered and deleted; nobody deletes themselves', async ({
  page,
  server,
  complaints,
}) => {
  const { email } = await makeAccount(server);
  await openSignedIn(page, accounts.manager, '/technicians');
  await page.getByLabel('Search technicians').fill('manager@demo');
  await expect(page.getByRole('button', { name: /Delete Robert Adeyemi/ })).toBeDisabled();
  await page.getByLabel('Search technicians').fill(email);
  await expect(page.getByRole('button', { name: /Edit Amara Quist/ })).toHaveCount(1);

  await page.getByRole('button', { name: /Edit Amara Quist/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Technician' });
  await expect(edit.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(edit.getByText('Email cannot be changed.')).toBeVisible();
  await expectAccessible(page);
  await edit.getByLabel('Phone number').fill('(630) 555-0177');
  await edit.getByLabel('Status').selectOption('On Leave');
  await edit.getByLabel('Role').selectOption({ label: 'Senior Field Technician' });
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Technician updated successfully')).toBeVisible();
  await expect(page.getByText('(630) 555-0177')).toBeVisible();

  await page.getByRole('button', { name: /View Amara Quist/ }).click();
  const view = page.getByRole('dialog', { name: 'Amara Quist' });
  await expect(view.getByText('Senior Field Technician')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(page.getByRole('button', { name: /View Amara Quist/ })).toBeFocused();

  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await expect(page.getByText('No technicians found')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('On Leave');
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Senior Field Technician' });
  await expect(page.getByRole('button', { name: /Delete Amara Quist/ })).toBeVisible();

  await page.getByRole('button', { name: /Delete Amara Quist/ }).click();
  const ask = page.getByRole('dialog', { name: 'Delete Amara Quist?' });
  await ask.getByRole('button', { name: 'Keep technician' }).click();
  await page.getByRole('button', { name: /Delete Amara Quist/ }).click();
  await ask.getByRole('button', { name: 'Delete technician' }).click();
  await expect(page.getByText('Technician deleted successfully')).toBeVisible();
  await expect(page.getByText('No technicians found')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Technicians', exact: true })).toBeFocused();
  await page.getByLabel('Status', { exact: true }).selectOption('Terminated');
  await expect(page.getByRole('button', { name: /Delete Amara Quist/ })).toBeDisabled();
  complaints.expectMessage(/500/);
  await page.route('**/api/v1/technicians?*', (route) => route.fulfill(serverFault()));
  await page.getByLabel('Status', { exact: true }).selectOption('');
  await expect(page.getByText('Failed to fetch technicians').first()).toBeVisible();
  await page.unroute('**/api/v1/technicians?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /View Amara Quist/ })).toBeVisible();
});

test('technicians: deleting the only one on the last page shows the page before it', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  for (let n = 10; n < 36; n++) {
    const email = newAddress(`page${n}`);
    await its.ask('POST', '/technicians', { firstName: `Person ${n}`, lastName: 'Pagewright', email });
  }
  await openSignedIn(page, accounts.manager, '/technicians');
  await page.getByLabel('Search technicians').fill('Pagewright');
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /Delete Person 35/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete technician' }).click();
  await expect(page.getByText('Technician deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /View Person 10/ })).toBeVisible();
  await expect(page.getByText('No technicians found')).toBeHidden();
});

const oneOf = '**/api/v1/technicians/*';

test('technicians: offline the list that was read stays, and says so; an unread one does not show as found', async ({
  page,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.manager, '/technicians');
  const view = page.getByRole('button', { name: 'View Luis Ortega' });
  await expect(view).toBeVisible();
  await appIsKept(page);
  await page.context().setOffline(true);
  await expect(
    page.getByText("You're offline. Showing the technicians as they were last loaded."),
  ).toBeVisible();
  await expect(view).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Suspended');
  await expect(page.getByText('Technicians need a connection.')).toBeVisible();
  await expect(view).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('No technicians found')).toBeVisible();
});

test('technicians: View pressed twice stays open', async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/technicians');
  const answer = await hold(page, oneOf);
  await page.getByRole('button', { name: 'View Luis Ortega' }).dblclick();
  answer();
  await expect(page.getByRole('dialog', { name: 'Luis Ortega' }).getByText('Not locked')).toBeVisible();
});

test('technicians: Edit pressed twice opens one dialog, and its input stays', async ({
  page,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.manager, '/technicians');
  await page.getByRole('button', { name: /Edit Luis Ortega/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Edit Technician' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('Phone number').fill('(630) 555-0199');
  await appIsKept(page);
  await page.context().setOffline(true);
  await expect(dialog.getByText("You're offline. Showing the technician as last loaded.")).toBeVisible();
  const anew = page.waitForResponse(oneOf);
  await page.context().setOffline(false);
  await (await anew).finished();
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(630) 555-0199');
});

const opened = [
  { act: 'View', title: 'Luis Ortega', focused: (view: Locator) => view.getByText('Close', { exact: true }) },
  { act: 'Edit', title: 'Edit Technician', focused: (edit: Locator) => edit.getByLabel('First name') },
];
for (const { act, title, focused } of opened) {
  test(`technicians: ${act} says that it loads, that it failed and why, and that it needs a connection`, async ({
    page,
    complaints,
  }) => {
    await openSignedIn(page, accounts.manager, '/technicians');
    const answer = await hold(page, oneOf);
    await page.getByRole('button', { name: `${act} Luis Ortega` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('status').getByText('Loading technician...')).toBeAttached();
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    await expectAccessible(page);
    complaints.expectNetworkFailures(true);
    await appIsKept(page);
    await page.context().setOffline(true);
    await expect(dialog.getByText('Technicians need a connection.')).toBeVisible();
    answer();
    complaints.expectMessage(/500/);
    await page.route(oneOf, (route) => route.fulfill(serverFault()));
    await page.context().setOffline(false);
    await expect(dialog.getByRole('heading', { name: 'Failed to fetch technician' })).toBeVisible();
    await page.unroute(oneOf);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(focused(dialog)).toBeFocused();
  });
}

test('technicians: a locked account is unlocked; a Supervisor edits no Manager', async ({ page, server }) => {
  const { email } = await makeAccount(server);
  for (let n = 0; n < 5; n++) {
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
  }
  await openSignedIn(page, accounts.supervisor, '/technicians');
  await page.getByLabel('Search technicians').fill(email);
  await expect(page.getByText('Account locked')).toBeVisible();
  // Others with the same name leave the list once the search has returned.
  await expect(page.getByRole('button', { name: /View Amara Quist/ })).toHaveCount(1);
  await page.getByRole('button', { name: /View Amara Quist/ }).click();
  await page.getByRole('button', { name: 'Unlock Account' }).click();
  await expect(page.getByText('Technician updated successfully')).toBeVisible();
  await expect(page.getByText('Account locked')).toBeHidden();
  await page.getByLabel('Search technicians').fill('manager@demo');
  await expect(page.getByRole('button', { name: /Edit Robert Adeyemi/ })).toBeDisabled();
});

test("technicians: from 1024 px on an endless name leaves every row's actions in sight @desktop", async ({
  page,
  server,
}) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const lastName = name.slice(0, 50);
  const email = `a.very.long.address.that.nobody.would.type.${Date.now()}@subsidiary.restoration.example`;
  const its = await office(server.url, accounts.admin);
  await its.ask('POST', '/technicians', {
    firstName: 'Max',
    lastName,
    email,
    role: 'Senior Field Technician',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, accounts.admin, '/technicians');
  // Others may have filled the first page.
  await page.getByLabel('Search technicians').fill(email);
  const act = page.getByRole('button', { name: `Delete Max ${lastName}` });
  await expect(act).toBeVisible();
  for (const width of [1440, 1280, 1279, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const { x, width: wide } = (await act.boundingBox())!;
    expect(x + wide, `at ${width} px`).toBeLessThan(width - 32);
  }
});
