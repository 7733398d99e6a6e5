import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { activeTechnicians, listed, makeProject } from '../steps/office-projects.ts';

test('bulk changes: a message appears above the selection bar, not over it @phone', async ({
  page,
  server,
}) => {
  await makeProject(await office(server.url), { title: 'Covered', city: 'Barton' });
  await openSignedIn(page, accounts.manager, '/projects?city=Barton');
  await page.getByRole('checkbox', { name: 'Select Covered' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected projects' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Projects exported');
  await expect(message).toBeVisible();
  const foot = await message.evaluate(
    (words) => words.parentElement!.parentElement!.getBoundingClientRect().bottom,
  );
  expect(foot).toBeLessThan((await bar.boundingBox())!.y);
});

test('bulk changes: failed and then done, no longer called failed @desktop', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/ERR_FAILED/);
  await makeProject(await office(server.url), { title: 'Done then', city: 'Thenton' });
  await openSignedIn(page, accounts.manager, '/projects?city=Thenton');
  await page.getByRole('checkbox', { name: 'Select Done then' }).press('Space');
  await page.getByRole('button', { name: 'Change priority' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Urgent').click();
  await page.route('**/api/v1/office/projects/bulk', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await page.unroute('**/api/v1/office/projects/bulk');
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  await expect(dialog.getByText('1 changed')).toBeVisible();
  await expect(page.getByText('Nothing was changed.')).toHaveCount(0);
});

test("bulk changes: the bar's menu stays while the page moves under it @phone", async ({ page, server }) => {
  const its = await office(server.url);
  const city = 'Scrollton';
  for (const n of [1, 2, 3]) await makeProject(its, { title: `Scrolled ${n}`, city });
  await openSignedIn(page, accounts.manager, `/projects?city=${city}`);
  await page.getByRole('checkbox', { name: 'Select Scrolled 1' }).press('Space');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const first = page.getByRole('menuitem', { name: 'Assign' });
  await expect(first).toBeFocused();
  const moved = await page.evaluate(async () => {
    const before = scrollY;
    scrollTo(0, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return before - scrollY;
  });
  expect(moved).toBeGreaterThan(0);
  await expect(first).toBeFocused();
  await first.press('Escape');
  await expect(first).toBeHidden();
});

test('bulk changes: many at once are assigned, prioritized and held, and the later person learns who has them @main', async ({
  page,
  server,
  isMobile,
}) => {
  const its = await office(server.url);
  const [mine, theirs] = await activeTechnicians(its);
  const city = 'Bulkton';
  await makeProject(its, { title: 'Bulk one', city });
  const lost = await makeProject(its, { title: 'Bulk two', city });
  await openSignedIn(page, accounts.manager, `/projects?city=${city}`);
  for (const title of ['Bulk one', 'Bulk two']) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected projects' });
  const change = async (name: string) => {
    if (!isMobile) return bar.getByRole('button', { name }).click();
    await bar.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await expect(bar.getByText('2 selected')).toBeVisible();
  if (!isMobile) {
    await page.getByRole('checkbox', { name: 'Select Bulk two' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked({
      indeterminate: true,
    });
    await page.getByRole('checkbox', { name: 'Select Bulk two' }).press('Space');
  }
  await expectAccessible(page);

  await change('Assign');
  const assign = page.getByRole('dialog', { name: 'Assign 2 projects' });
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(assign.getByText('Choose a technician.')).toBeVisible();
  await expect(assign.getByLabel('Technician')).toBeFocused();
  await assign.getByLabel('Technician').selectOption({ label: mine!.name });
  // Another manager is first with one of them.
  await its.change(lost.id, { technicianId: theirs!.id });
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(assign.getByText('1 changed, 1 not changed')).toBeVisible();
  await expect(assign.getByText(`Someone else just assigned it to ${theirs!.name}.`)).toBeVisible();
  await expectAccessible(page);
  await assign.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(listed(page, 'Bulk one')).toContainText(mine!.name);
  await expect(listed(page, 'Bulk two')).toContainText(theirs!.name);

  await change('Change priority');
  const priority = page.getByRole('dialog', { name: 'Change the priority of 2 projects' });
  await priority.getByRole('radio', { name: 'Urgent' }).click();
  await priority.getByRole('button', { name: 'Change priority' }).click();
  await expect(priority.getByText('2 changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listed(page, 'Bulk one')).toContainText('Urgent');

  await change('Put on hold');
  const hold = page.getByRole('dialog', { name: 'Put 2 projects on hold' });
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(hold.getByText('2 changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listed(page, 'Bulk two')).toContainText('On Hold');
  await change('Resume');
  const resume = page.getByRole('dialog', { name: 'Resume 2 projects' });
  await resume.getByRole('button', { name: 'Resume' }).click();
  await expect(resume.getByText('2 changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listed(page, 'Bulk two')).toContainText('Assigned');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});

test("bulk changes: a project one's own change took off the page is deselected; one on another page stays selected, as it is now @desktop", async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const [ann, ben] = await activeTechnicians(its);
  const facts = { state: 'IL', zipCode: '60540', customerName: 'Maria Alvarez' };
  const lines = Array.from({ length: 56 }, (_, at) => ({
    line: at + 2,
    cells: { ...facts, addressLine1: `${at} Gone Lane`, city: 'Goneton', title: `Gone ${at}` },
  }));
  await its.ask('POST', '/projects/import', { lines });
  await openSignedIn(page, accounts.manager, '/projects?city=Goneton&status=New&technician=unassigned');
  const bar = page.getByRole('region', { name: 'Selected projects' });
  const tick = (title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
  const assign = async (name: string) => {
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: /^Assign/ });
    await dialog.getByLabel('Technician').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Assign' }).click();
    return dialog;
  };
  const close = (dialog: Locator) =>
    dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  for (const title of ['Gone 55', 'Gone 54']) await tick(title).press('Space');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await tick('Gone 0').press('Space');
  await expect(bar.getByText('3 selected')).toBeVisible();
  const dialog = await assign(ann!.name);
  await expect(dialog.getByText('3 changed')).toBeVisible();
  await close(dialog);
  // Its row is gone from this page; the two of the first page stay selected.
  await expect(bar.getByText('2 selected')).toBeVisible();
  const again = await assign(ben!.name);
  await expect(again.getByText('2 changed')).toBeVisible();
  await close(again);
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  for (const title of ['Gone 1', 'Gone 2', 'Gone 3']) await tick(title).press('Space');
  const last = await assign(ben!.name);
  await expect(last.getByText('3 changed')).toBeVisible();
  await close(last);
  // That page is gone with its selection, and with what opened the dialog.
  await expect(bar).toBeHidden();
  await expect(listed(page, 'Gone 4')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Projects', exact: true })).toBeFocused();
});

test('bulk changes: by keyboard the stop after a ticked project is the actions, and nothing loses the focus @desktop', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  for (const title of ['Skip one', 'Skip two', 'Skip three'])
    await makeProject(its, { title, city: 'Skipton' });
  await openSignedIn(page, accounts.manager, '/projects?city=Skipton&status=New');
  await page.getByRole('checkbox', { name: 'Select Skip two' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected projects' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to selected' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('group', { name: 'Projects', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Remove the filter Status: New' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the filter City: Skipton' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
});
