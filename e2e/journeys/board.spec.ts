import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { cell, planned, visit, weeks } from '../steps/board.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';

test('board: technicians are refused', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/week');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('board: a waiting project is scheduled by its menu, put on hold and resumed; a conflict is shown before and after @main', async ({
  page,
  server,
}) => {
  const run = Date.now();
  const [first, second] = [`Menu first ${run}`, `Menu second ${run}`];
  await planned(server.url, first, {
    technicianId: 1,
    scheduledDate: weeks.menu,
    scheduledTime: '09:00',
  });
  const id = await planned(server.url, second, { priority: 'Urgent' });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.menu}`);
  await expect(page.getByText('Mar 3 to Mar 9, 2031')).toBeVisible();
  await expect(visit(page, first)).toContainText('9:00 AM');
  await expectAccessible(page);

  // Without a pointer: the menu's button, its entry, the form.
  await page.getByRole('button', { name: `Actions for ${second}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open project' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Assign and schedule' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Schedule ${second}` });
  await dialog.getByLabel('Scheduled time').fill('09:30');
  await expect(dialog.getByText('Scheduled time needs a scheduled date.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save schedule' }).press('Enter');
  await expect(dialog.getByLabel('Scheduled time')).toBeFocused();
  await dialog.getByLabel('Scheduled date').fill(weeks.menu);
  await dialog.getByLabel('Technician').selectOption('1');
  await expect(dialog.getByText(`Overlaps 9:00 AM, ${first}.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('Project scheduled', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  // Where the project is now: the pressed button is gone.
  await expect(page.getByRole('button', { name: `Actions for ${second}` })).toBeFocused();
  await expect(page.getByText('1 conflict', { exact: true })).toBeVisible();
  await expect(visit(page, second)).toContainText('Conflict');
  await expectAccessible(page);
  const manager = await office(server.url);
  expect(await manager.ask('GET', `/projects/${id}`)).toMatchObject({
    project: { technicianId: 1, scheduledDate: weeks.menu, scheduledTime: '09:30', status: 'Assigned' },
  });

  await page.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  await expect(page.getByText('Project put on hold')).toBeVisible();
  await page.getByRole('tab', { name: /^On Hold/ }).click();
  const waiting = page.getByRole('tabpanel').getByRole('article', { name: second });
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await expect(waiting).toBeHidden();
});

test('board: a visit scheduled outside the week on screen, the focus stays with the week', async ({
  page,
  server,
}) => {
  const title = `Leaves the week ${Date.now()}`;
  await planned(server.url, title, { technicianId: 1, scheduledDate: weeks.leaves });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.leaves}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Assign and schedule' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Scheduled date').fill(weeks.race);
  // Without AM or PM it is not a time, but not empty either.
  await dialog.getByLabel('Scheduled time').pressSequentially('0230');
  await dialog.getByRole('button', { name: 'Save schedule' }).press('Enter');
  await expect(dialog.getByText('Enter the whole time.')).toBeVisible();
  await expect(dialog.getByLabel('Scheduled time')).toBeFocused();
  await dialog.getByLabel('Scheduled time').fill('14:30');
  await expect(dialog.getByText('Enter the whole time.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save schedule' }).press('Enter');
  await expect(visit(page, title)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeFocused();
});

test('board: someone else removes a visit whose menu is open, the focus moves to the week', async ({
  page,
  server,
}) => {
  const title = `Taken away ${Date.now()}`;
  const id = await planned(server.url, title, { technicianId: 1, scheduledDate: weeks.taken });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.taken}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await (await office(server.url, accounts.supervisor)).ask('PUT', `/office/projects/${id}/schedule`, {
    scheduledDate: weeks.race,
    seen: { technicianId: 1, scheduledDate: weeks.taken, scheduledTime: null },
  });
  await expect(visit(page, title)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeFocused();
});

test('board: a dialog closed while it saves, the focus moves to the visit and stays there @desktop', async ({
  page,
  server,
}) => {
  const title = `Left ${Date.now()}`;
  await planned(server.url, title, { technicianId: 1, scheduledDate: weeks.left });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.left}`);
  const actions = page.getByRole('button', { name: `Actions for ${title}` });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Assign and schedule' }).press('Enter');
  const saved = await hold(page, '**/office/projects/*/schedule');
  await page.getByLabel('Scheduled date').fill('2031-04-16');
  await page.getByLabel('Scheduled date').press('Enter');
  await expect(visit(page, title)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  saved();
  await expect(cell(page, /^Dana Whitaker/, 2).getByText(title)).toBeVisible();
  await expect(actions).toBeFocused();
});

test('board: Back to another week closes what was open over this one', async ({ page, server }) => {
  const title = `Left open ${Date.now()}`;
  await planned(server.url, title, { technicianId: 1, scheduledDate: weeks.back });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.beside}`);
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Assign and schedule' }).click();
  await expect(page.getByRole('dialog', { name: `Schedule ${title}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`week=${weeks.beside}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test("board: others' changes appear, and the later person learns who has the project now", async ({
  page,
  server,
  complaints,
}) => {
  // The browser logs that the later one was refused.
  complaints.expectMessage(/409/);
  const run = Date.now();
  const [title, other] = [`Raced ${run}`, `From elsewhere ${run}`];
  const id = await planned(server.url, title, { scheduledDate: weeks.race });
  const listening = page.waitForResponse('**/api/v1/live?*');
  await signIn(page, accounts.manager);
  await listening;
  await page.goto(`/week?week=${weeks.race}`);
  await expect(visit(page, title)).toBeVisible();
  await planned(server.url, other, { scheduledDate: weeks.race, technicianId: 1 });
  await expect(visit(page, other)).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Assign and schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Technician').selectOption('1');
  const late = await office(server.url, accounts.supervisor);
  await late.ask('PUT', `/office/projects/${id}/schedule`, {
    technicianId: 2,
    scheduledTime: '11:30',
    seen: { technicianId: null, scheduledDate: weeks.race, scheduledTime: null },
  });
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText(/^This project is assigned to [^.]+ now\.$/)).toBeVisible();
  expect(await late.ask('GET', `/projects/${id}`)).toMatchObject({ project: { technicianId: 2 } });
  // After the warning it can be saved; fields not entered here stay as the other person set them.
  await expect(dialog.getByText('Someone else just changed this project')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('Project scheduled', { exact: true })).toBeVisible();
  expect(await late.ask('GET', `/projects/${id}`)).toMatchObject({
    project: { technicianId: 1, scheduledTime: '11:30' },
  });
});

test('board: each week has its address; without the server it says so', async ({
  page,
  context,
  complaints,
}) => {
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.other}`);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=2031-03-24/);
  await page.goBack();
  await expect(page.getByText('Mar 17 to Mar 23, 2031')).toBeVisible();
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(page).not.toHaveURL(/week=2031/);
  await expect(page.getByRole('tab', { name: /^Overdue/ })).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Showing the week as it was last loaded.")).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('The week needs a connection.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: /^Overdue/ })).toBeVisible();
});
