import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { submittedEvidence } from '../steps/evidence.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

test('evidence profiles: a manager changes a rule, takes it back, tries the profile on a project and is told who was first @main:desktop', async ({
  page,
  context,
  complaints,
}) => {
  // Who saves second is refused.
  complaints.expectMessage(/status of 409/);
  await openSignedIn(page, accounts.manager, '/settings/evidence');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Fire/ }).click();
  const rule = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(rule('Address')).toBeVisible();
  await expectAccessible(page);
  await rule('Address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is required').selectOption('Street');
  await dialog.getByLabel('Only when').selectOption('Class 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const street = page.getByRole('row', { name: /^Street/ });
  await expect(street).toContainText('Class 2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(street).toContainText('Always');
  // From the keyboard: down one, and back up by undoing it.
  const arrival = page.getByRole('region', { name: 'Arrival' });
  const names = () => arrival.getByRole('rowheader').allTextContents();
  const before = await names();
  await page.getByRole('button', { name: 'Actions for Street' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  await expect.poll(names).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(before);

  await page.getByLabel('Project number').fill('1');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('No photo shows the street.')).toBeVisible();

  // Unsaved changes are not left without a question.
  await page.getByRole('link', { name: 'Evidence profiles' }).first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Name').fill('Fire and smoke');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Version 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Fire and smoke');
  await expect(street).toHaveCount(0);
});

test('evidence: a reason given without a network counts at once, arrives once, and is taken back', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId, its } = await submittedEvidence(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=evidence`);
  const shows = page.getByRole('region', { name: 'What this job must show' });
  const give = shows.getByRole('button', { name: /^Give reason/ }).first();
  const sentence = (await give.getAttribute('aria-label'))!.replace('Give reason: ', '');
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await give.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: 'Save reason' }).click();
  await expect(dialog.getByText('Choose a reason.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Unsafe' }).click();
  await dialog.getByLabel('Note').fill('Ceiling hangs');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save reason' }).click();
  await expect(shows.getByText('Unsafe: Ceiling hangs')).toBeVisible();
  await expect(shows.locator('details li p').filter({ hasText: sentence })).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  const waivers = async () =>
    (await its.ask<{ waivers: { reason: string; text: string }[] }>('GET', `/projects/${projectId}/evidence`))
      .waivers;
  await expect.poll(waivers).toMatchObject([{ reason: 'unsafe', text: 'Ceiling hangs' }]);
  await shows.getByRole('button', { name: /^Take back/ }).click();
  await expect(shows.locator('details li p').filter({ hasText: sentence })).toHaveCount(1);
  await expect.poll(waivers).toEqual([]);
});
