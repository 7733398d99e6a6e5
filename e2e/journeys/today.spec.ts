import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { activeTechnicians, makeProject } from '../steps/office-projects.ts';

test('today: technicians are refused', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/today');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test("today: a manager's home, late work is moved to today and a review is marked and undone @main", async ({
  page,
  context,
  complaints,
  server,
}) => {
  const its = await office(server.url);
  const [first] = await activeTechnicians(its);
  const title = 'Forgotten leak';
  const facts = { title, city: 'Dayton', scheduledDate: '2020-01-02', technicianId: first!.id };
  const { id } = await makeProject(its, { ...facts, customerName: 'Todd Dayton' });
  await openSignedIn(page, accounts.manager, '/');
  await expect(page).toHaveURL(/\/today$/);
  const part = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  const late = part('Late');
  await expect(late.getByText(`Due Jan 2, 2020, ${first!.name}, Dayton`)).toBeVisible();
  await expectAccessible(page);

  await late.getByRole('button', { name: `Reschedule ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Schedule ${title}` });
  await expect(dialog.getByLabel('Technician')).toBeFocused();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await dialog.getByLabel('Scheduled date').fill(today);
  await dialog.getByLabel('Scheduled time').fill('23:15');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(late.getByRole('link', { name: title })).toBeHidden();
  await expect(part('Visits today').getByRole('link', { name: /Todd Dayton/ })).toBeVisible();

  const toReview = part('To review');
  const figure = toReview.locator('.num');
  const before = Number(await figure.innerText());
  expect(before, 'the demo has submitted work').toBeGreaterThan(0);
  await toReview
    .getByRole('button', { name: /^Reviewed / })
    .first()
    .click();
  await expect(figure).toHaveText(String(before - 1));
  // The visit that was moved has an Undo too.
  const marked = page
    .getByText('Marked as reviewed', { exact: true })
    .locator('xpath=ancestor::*[.//button][1]');
  await marked.getByRole('button', { name: 'Undo' }).click();
  await expect(figure).toHaveText(String(before));
  await expectAccessible(page);

  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Showing the day as it was last loaded.")).toBeVisible();
  await expect(part('Visits today').getByRole('link', { name: /Todd Dayton/ })).toBeVisible();
  await context.setOffline(false);
  // The sentence goes and the day moves up, from under the pointer.
  await expect(page.getByText("You're offline. Showing the day as it was last loaded.")).toBeHidden();
  await part('Visits today')
    .getByRole('link', { name: /Todd Dayton/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/project/${id}$`));
});

test("today: on a manager's phone, More leads to the dashboard and the rest @main @phone", async ({
  page,
}) => {
  await openSignedIn(page, accounts.manager, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expect(bar).toHaveText('TodayProjectsWeekMore');
  await expect(page.getByRole('heading', { name: 'Visits today' })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page);
  await more.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await expect(more).toBeHidden();
});

test('today: a dialog that is opened while another slides out stays open @phone', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  for (const title of ['First of two', 'Second of two']) await makeProject(its, { title, city: 'Twoton' });
  await openSignedIn(page, accounts.manager, '/today');
  const assign = page.getByRole('button', { name: /^Assign/ });
  await assign.nth(0).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // At once: a click waits until nothing moves.
  await assign.nth(1).dispatchEvent('click');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expect(dialog).toBeVisible();
});
