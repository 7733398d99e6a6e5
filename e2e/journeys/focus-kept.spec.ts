import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount } from '../steps/account.ts';
import { card, dashboardShows } from '../steps/dashboard.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { listed, makeProject } from '../steps/office-projects.ts';
import { openWizard } from '../steps/open-inspection.ts';

test('a room deleted by keyboard leaves the focus with the next one, the last one with the step', async ({
  page,
  server,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Hall' }, { name: 'Den' }]);
  await openWizard(page, address);
  for (const name of ['Hall', 'Den']) {
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await page.getByRole('button', { name: 'Delete room' }).press('Enter');
    await expect(page.getByRole('article', { name })).toHaveCount(0);
    const stays = name === 'Hall' ? page.getByRole('article', { name: 'Den' }) : page.getByRole('main');
    await expect(stays.locator(':focus')).toHaveCount(1);
  }
});

test('a room another device deletes under its dialog: Save says so, nothing is sent, the next room has the focus', async ({
  page,
  server,
  complaints,
}) => {
  // Whatever is asked of a room in the moment it goes.
  complaints.expectMessage(/404/);
  const { address, its, roomsThere } = await furnishedInspection(server.url, [
    { name: 'Hall' },
    { name: 'Den' },
  ]);
  await openWizard(page, address);
  await page.getByRole('button', { name: 'Edit Hall' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Room' });
  await expect(dialog.getByLabel('Room Name')).toHaveValue('Hall');
  const hall = (await roomsThere()).find(({ name }) => name === 'Hall')!;
  await its.ask('DELETE', `/rooms/${hall.id}`);
  await expect(page.locator('article[aria-label="Hall"]')).toHaveCount(0, { timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Room not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Den' }).locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Review 1 change/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Den' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Delete Den?' });
  await expect(asked).toBeVisible();
  const [den] = await roomsThere();
  await its.ask('DELETE', `/rooms/${den!.id}`);
  await expect(page.locator('article[aria-label="Den"]')).toHaveCount(0, { timeout: 20_000 });
  await asked.getByRole('button', { name: 'Delete room' }).press('Enter');
  await expect(page.getByText('Room deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: /Review 1 change/ })).toHaveCount(0);
});

test('a project taken away leaves the focus that was in its card with the next one', async ({
  page,
  server,
}) => {
  const title = 'Leaking skylight, studio';
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  await manager.change(id, { technicianId: 1 });
  const listening = page.waitForResponse('**/api/v1/live?*');
  await openSignedIn(page, accounts.technician, '/');
  await listening;
  await dashboardShows(page);
  await card(page, title).getByRole('link', { name: 'View Details' }).focus();
  await manager.change(id, { technicianId: 2 });
  await expect(card(page, title)).toHaveCount(0);
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
});

test('a project of the list that another manager changes leaves the focus with the next one', async ({
  page,
  server,
}) => {
  const its = await office(server.url, accounts.supervisor);
  const city = 'Focuston';
  const { id } = await makeProject(its, { title: 'Goes away', city });
  await makeProject(its, { title: 'Stays here', city });
  await openSignedIn(page, accounts.manager, `/projects?city=${city}&priority=Medium`);
  await expect(listed(page, 'Stays here')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Goes away' }).focus();
  await its.change(id, { priority: 'High' });
  await expect(listed(page, 'Goes away')).toHaveCount(0);
  await expect(listed(page, 'Stays here').locator(':focus')).toHaveCount(1);
});

test('a technician who leaves the filter when saved leaves the focus with the list', async ({
  page,
  server,
}) => {
  const { email } = await makeAccount(server);
  await openSignedIn(page, accounts.manager, '/technicians');
  await page.getByLabel('Search technicians').fill(email);
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  const edit = page.getByRole('button', { name: /Edit Amara Quist/ });
  await expect(edit).toHaveCount(1);
  await edit.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Technician' });
  await dialog.getByLabel('Status').selectOption('On Leave');
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('No technicians found')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Technicians', exact: true })).toBeFocused();
});
