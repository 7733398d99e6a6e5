import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { submittedEvidence } from '../steps/evidence.ts';
import { listed } from '../steps/office-projects.ts';
import { appIsKept } from '../steps/open-inspection.ts';

test('evidence: the office finds a job by what it lacks, and another profile says beforehand what changes @main:desktop', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId, its } = await submittedEvidence(server.url);
  const { project } = await its.ask<{ project: { title: string } }>('GET', `/projects/${projectId}`);
  await openSignedIn(page, accounts.manager, `/projects?evidenceOpen=true&search=%23${projectId}`);
  await expect(page.getByText('Evidence missing', { exact: true })).toBeVisible();
  const row = listed(page, project.title);
  const evidence = row.getByRole('link', { name: `Evidence of ${project.title}` });
  // The worker judges what changed within a second or two.
  await expect(async () => {
    if (!(await evidence.isVisible())) await page.reload();
    await expect(evidence).toContainText(/\d+ of \d+/, { timeout: 2_000 });
  }).toPass();
  await expect(evidence).toContainText(/\d+ missing/);
  await expectAccessible(page);
  await evidence.click();

  const shows = page.getByRole('region', { name: 'What this job must show' });
  const set = shows.getByRole('button', { name: 'Set profile' });
  await set.click();
  const dialog = page.getByRole('dialog', { name: 'Set profile' });
  await dialog.getByRole('button', { name: 'Set profile' }).click();
  await expect(dialog.getByText('Choose a profile.').first()).toBeVisible();
  await dialog.getByLabel('Profile').selectOption('Water mitigation, version 1');
  await expect(dialog.getByRole('region', { name: /^\d+ more will be missing$/ })).toContainText(
    'No photo shows the address.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set profile' }).press('Enter');
  await expect(shows).toContainText('Profile: Water mitigation');
  await expect(shows).toContainText('No photo shows the address.');

  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await set.click();
  await expect(dialog).toContainText('A profile can be set when you are back online.');
  await expect(dialog.getByRole('button', { name: 'Set profile' })).toHaveCount(0);
});

test('evidence profiles: deadlines, business hours and whom Submit asks are kept, and wrong ones are said', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/settings/evidence');
  await page.getByRole('link', { name: /^Mold/ }).click();
  const deadlines = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deadlines' }) });
  await deadlines.getByRole('button', { name: 'Add a deadline' }).press('Enter');
  const first = deadlines.getByRole('group', { name: 'Deadline 1' });
  await first.getByLabel('What is due').selectOption('Inspection submitted');
  await first.getByLabel('Counts from').selectOption('Project started');
  await first.getByLabel('Hours').fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Deadline 1: Enter 1 or more.');
  await first.getByLabel('Hours').fill('4');
  await expect(first).toContainText('From a Friday at 3:00 PM until Friday 7:00 PM');
  await deadlines.getByLabel('Count business hours only').check();
  await expect(first).toContainText('until Monday 10:00 AM');
  await page.getByLabel('Resident type').fill('Owner, Tenant');
  await page.getByLabel('Warn once about what is missing').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(first.getByLabel('Hours')).toHaveValue('4');
  await expect(first.getByLabel('Counts from')).toHaveValue('started');
  await expect(deadlines.getByLabel('Closes')).toHaveValue('17:00');
  await expect(page.getByLabel('Resident type')).toHaveValue('Owner, Tenant');
  await expect(page.getByLabel('Warn once about what is missing')).not.toBeChecked();
});
