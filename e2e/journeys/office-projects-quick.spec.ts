import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, headers, line } from '../steps/import-file.ts';
import { office } from '../steps/office.ts';
import { listed, makeProject } from '../steps/office-projects.ts';

test('projects: technician, day and title are changed in their place, and Undo puts them back @desktop', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const { id } = await makeProject(its, { title: 'Quick one', city: 'Quickton', priority: 'High' });
  await openSignedIn(page, accounts.manager, '/projects?city=Quickton');
  const row = listed(page, 'Quick one');
  await row.getByRole('button', { name: /^Technician of Quick one/ }).press('Enter');
  await row.getByLabel('Technician of Quick one').selectOption({ label: 'Dana Whitaker' });
  await expect(row).toContainText('Dana Whitaker');
  const now = () => its.ask('GET', `/projects/${id}`);
  expect(await now()).toMatchObject({ project: { status: 'Assigned', technicianId: 1 } });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(now).toMatchObject({ project: { status: 'New', technicianId: null } });

  await row.getByRole('button', { name: /^Scheduled of Quick one/ }).click();
  await row.getByLabel('Scheduled of Quick one').fill('2031-04-02');
  await row.getByLabel('Scheduled of Quick one').press('Enter');
  await expect(row).toContainText('Apr 2, 2031');
  await row.getByRole('button', { name: /^Priority of Quick one/ }).press('Enter');
  await row.getByLabel('Priority of Quick one').press('Escape');
  await expect(row.getByRole('button', { name: /^Priority of Quick one/ })).toBeVisible();

  await row.getByRole('button', { name: /^Title of Quick one/ }).press('Enter');
  await row.getByLabel('Title of Quick one').fill('Quick two');
  await expectAccessible(page);
  await row.getByLabel('Title of Quick one').press('Enter');
  await expect(listed(page, 'Quick two')).toBeVisible();
  expect(await now()).toMatchObject({ project: { title: 'Quick two' } });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(listed(page, 'Quick one')).toBeVisible();
});

test('projects: what is late is one press, and keys go through the list and assign @desktop', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  await makeProject(its, { title: 'Keys late', city: 'Keyston', scheduledDate: '2001-02-03' });
  await openSignedIn(page, accounts.manager, '/projects');
  await page.getByRole('button', { name: /^Late/ }).click();
  await expect(page).toHaveURL(/overdue=true/);
  await expect(listed(page, 'Keys late')).toBeVisible();
  await page.goto('/projects?city=Keyston');
  await expect(listed(page, 'Keys late')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Keys late', exact: true })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Keys late' })).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Assign 1 project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('palette: by keys to a project, a page, and the list of keys @desktop @main', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const title = `Palette ${Date.now()}`;
  const { id } = await makeProject(its, { title, city: 'Paletton' });
  await openSignedIn(page, accounts.manager, '/week');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search projects, people, pages and actions' });
  await expect(field).toBeFocused();
  await field.fill(title);
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/project/${id}$`));
  await page.keyboard.press('Control+k');
  await field.fill('price');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price-list$/);
  await expect(field).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
});

test('projects: fifty are imported and spread over a week in at most thirty presses @desktop', async ({
  page,
  server,
}) => {
  const run = Date.now();
  await openSignedIn(page, accounts.manager, '/projects');
  let presses = 0;
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' = 'button') => {
    presses += 1;
    const wanted = page.getByRole(role, { name }).last();
    await (role === 'checkbox' ? wanted.press('Space') : wanted.click());
  };
  await press('Import', 'link');
  presses += 1;
  const lines = Array.from({ length: 50 }, (_, nth) =>
    line(`${run}${nth}`, { date: '' }).replace('9:30 AM', ''),
  );
  await choose(page, [headers, ...lines]);
  await press('Check lines');
  await press(/^Import all 50/);
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible();
  await press('Projects', 'link');
  await press(/^Unassigned/);
  await expect(page).toHaveURL(/unassigned/);
  await press('Select all on this page', 'checkbox');
  await expect(page.getByText('50 selected')).toBeVisible();
  await press('Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule 50 projects' });
  await expect(dialog.getByText(/^\+\d/).first()).toBeVisible();
  await press('Schedule');
  await expect(dialog.getByText('50 changed')).toBeVisible();
  await expectAccessible(page);
  expect(presses, 'presses').toBeLessThanOrEqual(30);
  test.info().annotations.push({ type: 'presses', description: String(presses) });
  const { projects } = await (await office(server.url)).ask<{
    projects: { scheduledDate: string | null; technicianId: number | null; status: string }[];
  }>('GET', `/office/projects?search=Imported%20loss%20${run}&limit=100`);
  expect(projects).toHaveLength(50);
  expect(projects.every(({ technicianId, scheduledDate }) => technicianId && scheduledDate)).toBe(true);
  expect(new Set(projects.map(({ scheduledDate }) => scheduledDate)).size).toBeGreaterThanOrEqual(5);

  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('50 changes undone')).toBeVisible();
});
