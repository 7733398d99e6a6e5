import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, password, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { logOut } from '../steps/log-out.ts';
import { appIsKept } from '../steps/open-inspection.ts';

test('sign-in: a wrong password says so and keeps the email; the right one leads to the dashboard @main', async ({
  page,
  complaints,
}) => {
  complaints.expectMessage(/401/);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Sign In' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email').fill(accounts.technician);
  await expect(submit).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await submit.click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(submit).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(accounts.technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /Show password/ }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await submit.click();
  await expect(page.getByText('Welcome back, Dana!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('sign-in: signed out, every address leads to sign-in; signed in, sign-in leads to the dashboard', async ({
  page,
}) => {
  for (const path of ['/', '/profile', '/inspection/1', '/project/1', '/nowhere']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await signIn(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Hello, Dana' })).toBeVisible();
});

test('sign-in: logging out clears the device; with unsent work it asks first @main', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  const card = page.getByRole('article', { name: 'Frozen pipe above garage' });
  await expect(card).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await card.getByLabel('Claim Type').selectOption('Commercial');
  await expect(page.getByText(/1 to send|1 change is saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const asked = page.getByRole('dialog', { name: /1 change has not been sent/ });
  await expect(asked).toContainText("You can't sign back in without a signal.");
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await context.setOffline(false);
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
  complaints.expectNetworkFailures(false);
  // What the app was just reading.
  complaints.expectMessage(/status of 401/);
  await logOut(page);
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
  // The fixture sets tsp-projects-view anew in every page.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !['tsp-theme', 'tsp-projects-view'].includes(key))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test("sign-in: logging out asks on touch, and offline always; on a phone the only Logout is in the thumb's corner", async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
  const inHeader = page.getByRole('button', { name: 'Logout' }).first();
  const atBottom = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });
  const { width, height } = page.viewportSize()!;
  if (test.info().project.use.hasTouch) {
    await expect(atBottom).toBeInViewport();
    const box = (await inHeader.boundingBox())!;
    expect(box.x + box.width / 2, 'not at the right edge').toBeLessThan(width / 2);
    expect(box.y, 'not in the bar').toBeGreaterThan(56);
    expect(box.y + box.height, 'reached without scrolling').toBeLessThan(height / 2);
    for (const logout of [inHeader, atBottom]) {
      await logout.click();
      const asked = page.getByRole('dialog', { name: 'Log out?' });
      await expect(asked).toContainText('Logging out clears this device.');
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(asked).toBeHidden();
    }
  }
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await inHeader.click();
  const asked = page.getByRole('dialog', { name: 'Log out without a signal?' });
  await expect(asked).toContainText("You can't sign back in without a signal.");
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Dana' })).toBeVisible();
  await inHeader.click();
  await asked.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
});

test('sign-in: unsent work of no project is named before it is erased', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  await appIsKept(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Aurora');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/1 to send|1 change is saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const asked = page.getByRole('dialog', { name: '1 change has not been sent' });
  await expect(asked.getByRole('listitem')).toContainText('Profile and templates');
  await expectAccessible(page);
});

test('sign-in: a page opened offline in a new tab shows what is on the device', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  await expect(page.getByRole('article', { name: 'Frozen pipe above garage' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const second = await context.newPage();
  await second.goto('/inspection/1');
  await expect(second.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await second.goto('/');
  await expect(second.getByRole('article', { name: 'Frozen pipe above garage' })).toBeVisible();
  await context.setOffline(false);
});

test.describe('before the app is on the device', () => {
  test.use({ serviceWorkers: 'block' });

  test('sign-in: Logout without a network, its dialog was never loaded, so the browser asks', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectMessage(/Service Worker registration blocked/);
    await signIn(page);
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    complaints.expectNetworkFailures(true);
    await context.setOffline(true);
    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Logout' }).first().click();
    const dialog = await asked;
    expect(dialog.message()).toContain("You can't sign back in without a signal.");
    await dialog.dismiss();
    await pressed;
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  });
});
