import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { tabTo } from '../steps/dashboard.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { office } from '../steps/office.ts';
import { freshInspection, technician } from '../steps/open-inspection.ts';
import { withoutNews } from '../steps/without-news.ts';

const basement = 'Basement water loss, sump pump failure';

test('project details: a project shows its facts, inspections, rooms and documentation @main', async ({
  page,
}) => {
  await openSignedIn(page, accounts.technician, '/project/1');
  await expect(page.getByRole('heading', { name: basement, level: 1 })).toBeVisible();
  await expect(page.getByText('Urgent Priority')).toBeVisible();
  await expect(page.getByText('Project #1').filter({ visible: true }).first()).toBeVisible();
  const facts: [string, string | RegExp][] = [
    ['Customer', 'Helen Okafor'],
    ['Phone', /\(630\) 555-\d{4}/],
    ['Address', '418 Larkspur Lane'],
    ['City/State/Zip', 'Naperville, IL 60540'],
    ['Scheduled Date', /^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/],
    ['Claim Type', /HOA|Single Family|Commercial/],
    ['Resident Type', 'Owner occupied'],
    ['Lockbox', '4471'],
    ['Notes', /Power is off in the basement/],
  ];
  const information = page
    .getByRole('region', { name: 'Project Information' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Project Information' }) }));
  for (const [term, value] of facts)
    await expect(
      information
        .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
        .last()
        .locator('dd'),
    ).toHaveText(value);

  const inspections = page.locator('section', { has: page.getByRole('heading', { name: 'Inspections' }) });
  await expect(inspections.getByText('Active')).toBeVisible();
  await expect(inspections.getByText('Initial')).toBeVisible();
  await expect(inspections.getByText(/Water line at 4 inches/)).toBeVisible();
  await expect(inspections.getByRole('button', { name: 'Continue Inspection' })).toBeVisible();

  const room = page.getByRole('listitem', { name: 'Basement' });
  await expect(room).toContainText("28.5' × 14' × 7.8'");
  await expect(room).toContainText(/damaged/i);
  await expect(room).toContainText(/\d+ fields added/);
  await expect(page.getByRole('listitem', { name: 'Family room' })).toContainText('0 fields added');
  await expect(page.getByRole('button', { name: 'PDF, Family room' })).toBeDisabled();
  await expect(page.getByText('No photos uploaded.')).toBeVisible();
  await expect(page.getByText('No documents uploaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume Inspection' })).toBeVisible();
  await expectAccessible(page);
});

test('project details: several inspections, each room says which it belongs to, and whether that was cancelled', async ({
  page,
  server,
}) => {
  const name = `Twice ${Date.now()}`;
  const cancelled = await freshInspection(server.url);
  await cancelled.addRoom(name);
  const { projectId, addRoom } = await freshInspection(server.url);
  await addRoom(name);
  await openSignedIn(page, technician, `/project/${projectId}`);
  const rooms = page.getByRole('listitem', { name });
  await expect(rooms).toHaveCount(2);
  const names = await rooms.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  const [current, before] = names.map((label) => label!.slice(name.length));
  const number = Number(/^, Inspection (\d+)$/.exec(current!)?.[1]);
  expect(before).toBe(`, Inspection ${number - 1}, cancelled`);
  await expect(rooms.last()).toContainText(`Inspection ${number - 1}, cancelled`);
  await expectAccessible(page);
});

test('project details: a document is listed with its name, type and size', async ({ page, server }) => {
  const { projectId } = await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  const letter = { name: 'Adjuster letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Covered.') };
  await choose(page, 'Upload Documents', [letter]);
  await expect(sent(page)).toHaveCount(1);
  await page.goto(`/project/${projectId}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Adjuster letter.txt' })).toHaveText(
    /Adjuster letter\.txt\s*txt\D*8 bytes/,
  );
});

test('project details: one PDF downloads as it is, all of them in one zip', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/project/1');
  const one = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'PDF, Basement' });
  await button.press('Enter');
  expect((await one).suggestedFilename()).toMatch(/^claim-sheet-[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/);
  await expect(page.getByText('Claim sheet PDF has been downloaded successfully.')).toBeVisible();
  await expect(button).toBeFocused();

  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All PDFs' }).press('Enter');
  const zip = await all;
  expect(zip.suggestedFilename()).toBe('claim-sheets-project-1.zip');
  // Stored without compression: every PDF in it is readable as it is.
  const bytes = await readFile(await zip.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.toString('latin1').split('%PDF-').length - 1).toBe(2);
  await expect(page.getByText('2 claim sheet PDFs have been downloaded in one zip file.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download All PDFs' })).toBeFocused();
});

test('project details: Start sets the project to In Progress once; after that the wizard opens without it', async ({
  page,
  server,
}) => {
  const title = 'Frozen pipe above garage';
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  await openSignedIn(page, accounts.technician, `/project/${id}`);
  await expect(page.getByText('No inspection data available for this project.')).toBeVisible();
  await expect(page.getByText('Start an inspection to see detailed information.')).toBeVisible();
  await expectAccessible(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(`/projects/${id}`))
      asked.push(request.postData()!);
  });
  await page.getByRole('button', { name: 'Start Inspection' }).click();
  await expect(page.getByText('Starting a new inspection for this project.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/inspection/${id}$`));
  expect(asked).toEqual([JSON.stringify({ status: 'In Progress' })]);
  expect((await manager.project(title)).status).toBe('In Progress');

  await expect(page.getByRole('heading', { name: /Claim Information/ }).first()).toBeVisible();
  await page.goto(`/project/${id}`);
  await page.getByRole('button', { name: 'Resume Inspection' }).click();
  await expect(page.getByText('Resuming inspection from step 1 of 4.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('project details: a status the server refuses is reported, and the inspection does not open', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/404/);
  await withoutNews(page);
  const title = 'Kitchen fire, smoke and sprinkler water';
  const manager = await office(server.url);
  const { id, technicianId } = await manager.project(title);
  await openSignedIn(page, accounts.technician, `/project/${id}`);
  await expect(page.getByText('No inspection data available for this project.')).toBeVisible();
  await manager.change(id, { technicianId: 2 });
  await page.getByRole('button', { name: 'Start Inspection' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Failed to update project status')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/project/${id}$`));
  await manager.change(id, { technicianId });
  expect((await manager.project(title)).status).toBe('Assigned');
});

test('project details: a project under way without an inspection starts one; a project on hold has no Start here', async ({
  page,
  server,
}) => {
  const title = 'Storm water in finished basement';
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  await manager.ask('POST', `/projects/${id}/start`);
  await openSignedIn(page, accounts.technician, `/project/${id}`);
  await expect(page.getByRole('button', { name: 'Start Inspection' })).toBeVisible();
  await manager.change(id, { status: 'On Hold' });
  await expect(page.getByText('On Hold')).toBeVisible();
  await expect(page.getByRole('button', { name: /(Start|Resume) Inspection/ })).toBeHidden();
});

test('project details: a project that cannot be loaded says so and leads back', async ({
  page,
  complaints,
}) => {
  complaints.expectMessage(/404/);
  await openSignedIn(page, accounts.technician, '/project/99999');
  await expect(page.getByRole('heading', { name: 'Failed to load project' })).toBeVisible();
  await expect(page.getByText('Project not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Dana' })).toBeVisible();
});

test('project details: offline a project opens from what is on the device', async ({
  page,
  context,
  complaints,
}) => {
  await openSignedIn(page, accounts.technician, '/project/1');
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: basement, level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  await page.getByRole('button', { name: 'Download All PDFs' }).click();
  await expect(page.getByText('The PDF needs a connection')).toBeVisible();
});

test('project details: the page works with the keyboard alone', { tag: ['@desktop', '@rare'] }, async ({
  page,
}) => {
  await openSignedIn(page, accounts.technician, '/project/1');
  const download = page.getByRole('button', { name: 'PDF, Basement' });
  await expect(download).toBeVisible();
  await tabTo(page, download);
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await file;
  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  await back.focus();
  await tabTo(page, page.getByRole('button', { name: 'Resume Inspection' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inspection\/1$/);
});
