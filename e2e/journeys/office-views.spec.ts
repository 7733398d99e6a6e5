import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { listed, makeProject } from '../steps/office-projects.ts';
import { serverFault } from '../steps/server-fault.ts';

test('saved views: they are saved, opened, renamed and deleted', async ({ page, server, complaints }) => {
  complaints.expectMessage(/400|409/);
  const its = await office(server.url);
  await makeProject(its, { title: 'Viewed one', city: 'Viewville', priority: 'High' });
  await makeProject(its, { title: 'Viewed two', city: 'Viewville', priority: 'Low' });
  await openSignedIn(page, accounts.manager, '/projects?city=Viewville&priority=High');
  await expect(listed(page, 'Viewed one')).toBeVisible();
  await expect(listed(page, 'Viewed two')).toHaveCount(0);

  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await expect(views.getByText('No views yet.')).toBeVisible();
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByText('Name is required')).toBeVisible();
  await expect(views.getByLabel('Save this view as')).toBeFocused();
  await views.getByLabel('Save this view as').fill('Urgent in town');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByRole('button', { name: 'Urgent in town', exact: true })).toBeVisible();
  await views.getByLabel('Save this view as').fill('URGENT in town');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByText('You already have a view with this name.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove the filter Priority: High' }).click();
  await expect(listed(page, 'Viewed two')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Rename Urgent in town' }).click();
  await views.getByLabel('New name of Urgent in town').fill('High in town');
  await views.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(views.getByRole('button', { name: 'Rename High in town' })).toBeFocused();
  await views.getByRole('button', { name: 'High in town', exact: true }).click();
  await expect(views).toBeHidden();
  await expect(page).toHaveURL(/priority=High/);
  await expect(listed(page, 'Viewed two')).toHaveCount(0);

  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Delete High in town' }).click();
  await views.getByRole('button', { name: 'Keep view' }).click();
  await expect(views.getByRole('button', { name: 'Delete High in town' })).toBeFocused();
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByText('No views yet.')).toBeVisible();
  await expect(views.getByLabel('Save this view as')).toBeFocused();
});

test('saved views: Delete pressed twice deletes once, and no message says that it failed', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/400/);
  const its = await office(server.url);
  for (const name of ['Kept', 'Gone']) await its.ask('POST', '/office/views', { name, filters: {} });
  await openSignedIn(page, accounts.manager, '/projects');
  const answer = await hold(page, '**/api/v1/office/views/*');
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Delete Gone' }).click();
  await views.getByRole('button', { name: 'Delete view' }).dblclick();
  answer();
  await expect(views.getByRole('button', { name: 'Gone', exact: true })).toHaveCount(0);
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(page.getByText("Couldn't delete the view")).toHaveCount(0);
  await views.getByRole('button', { name: 'Rename Kept' }).click();
  await views.getByLabel('New name of Kept').fill(' ');
  await views.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(views.getByLabel('New name of Kept')).toBeFocused();
});

test('saved views: a deletion that failed works when pressed again', async ({ page, server, complaints }) => {
  complaints.expectMessage(/500/);
  const its = await office(server.url);
  await its.ask('POST', '/office/views', { name: 'Failing', filters: {} });
  await openSignedIn(page, accounts.manager, '/projects');
  await page.route('**/api/v1/office/views/*', (route) => route.fulfill(serverFault()));
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Delete Failing' }).click();
  const remove = views.getByRole('button', { name: 'Delete view' });
  await remove.press('Enter');
  await expect(page.getByText("Couldn't delete the view")).toBeVisible();
  await expect(remove).toBeFocused();
  await page.unroute('**/api/v1/office/views/*');
  await remove.press('Enter');
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(views.getByText('Failing')).toHaveCount(0);
});

test('saved views: a search returns with the view it is saved in, and with Back', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  await makeProject(its, { title: 'Oaken floor', city: 'Oakville' });
  await makeProject(its, { title: 'Other floor', city: 'Elmville' });
  for (const [name, filters] of Object.entries({ Oak: { search: 'oaken' }, Elm: { city: 'Elmville' } }))
    await its.ask('POST', '/office/views', { name, filters });
  await openSignedIn(page, accounts.manager, '/projects');
  const box = page.getByRole('searchbox');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await views.getByRole('button', { name, exact: true }).click();
    await expect(views).toBeHidden();
  };
  await box.fill('oaken');
  await expect(page).toHaveURL(/search=oaken/);
  await open('Elm');
  await expect(listed(page, 'Other floor')).toBeVisible();
  await expect(box).toHaveValue('');
  await open('Oak');
  await expect(listed(page, 'Oaken floor')).toBeVisible();
  await expect(box).toHaveValue('oaken');
  await expect(page).toHaveURL(/search=oaken/);
  await expect(listed(page, 'Other floor')).toHaveCount(0);
  await open('Elm');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('oaken');
  await expect(page).toHaveURL(/search=oaken/);
});

test("saved views: the question before deletion stays in the dialog, whatever the view's name @phone", async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const name = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(2).slice(0, 80);
  await its.ask('POST', '/office/views', { name, filters: { city: 'Viewville' } });
  await openSignedIn(page, accounts.manager, '/projects');
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByRole('button', { name: `Delete ${name}` }).click();
  const said = views.locator('b', { hasText: name });
  await expect(said).toBeVisible();
  expect(await said.evaluate((words) => words.getBoundingClientRect().right)).toBeLessThan(390 - 16);
});

test('saved views: a manager sees only their own', async ({ page, server }) => {
  const others = await office(server.url, accounts.supervisor);
  await others.ask('POST', '/office/views', { name: 'Of the supervisor', filters: {} });
  const its = await office(server.url);
  await its.ask('POST', '/office/views', { name: 'Of the manager', filters: {} });
  await openSignedIn(page, accounts.manager, '/projects');
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await expect(views.getByRole('button', { name: 'Of the manager', exact: true })).toBeVisible();
  await expect(views.getByText('Of the supervisor')).toHaveCount(0);
});
