import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, dashboardShows, filter, tabTo } from '../steps/dashboard.ts';
import { office } from '../steps/office.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { withoutNews } from '../steps/without-news.ts';

const original = 'Roof leak over primary bedroom';
const dialog = (page: Page) => page.getByRole('dialog', { name: /Follow-Up Services/ });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Follow-Up' });

async function openDialog(page: Page): Promise<void> {
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await card(page, original).getByRole('button', { name: 'FOLLOWUP' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Original inspection date')).not.toHaveValue('');
}

interface FollowUp extends Record<string, unknown> {
  id: string;
  projectId: number;
}

test('follow-up: it is created with everything entered, and its project links to the original and back @main', async ({
  page,
  server,
}) => {
  await signIn(page);
  await openDialog(page);
  const form = dialog(page);
  await expect(form.getByText(original)).toBeVisible();
  await expect(form.getByLabel('Follow-up visit')).toBeChecked();
  await expect(form.getByLabel('Original project ID')).toHaveValue('3');
  await expect(form.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expectAccessible(page);

  await expect(form.getByLabel('Other reason')).toBeHidden();
  await form.getByRole('radio', { name: 'Other' }).click();
  await form.getByLabel('Other reason').fill('Stain came back in the closet after rain');
  await form.getByLabel('Services needed').fill('Moisture check, ceiling stain block,');
  await form.getByRole('radio', { name: 'Emergency' }).click();
  await form.getByLabel('Scheduled date').fill('2026-12-24');
  await form.getByLabel('Scheduled time').fill('09:30');
  await form.getByLabel('Estimated additional cost').fill('1,450.50');
  await form.getByLabel('Service details').fill('Customer will be home from 9 AM.');
  await save(page).click();

  await expect(form.getByRole('heading', { name: 'Follow-Up Created!' })).toBeVisible();
  await expect(form.getByText('A new follow-up project has been created and assigned to you.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Follow-Up Created!' })).toBeVisible();
  await expect(
    page.getByText('Follow-up inspection created successfully! A new project has been created for you.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(form).toBeHidden();

  const mine = await office(server.url, accounts.technician);
  const { followUps } = await mine.ask<{ followUps: FollowUp[] }>('GET', '/follow-up-inspections/project/3');
  const made = followUps.find(({ followUpReasonOther }) => followUpReasonOther !== null)!;
  expect(made).toMatchObject({
    originalProjectId: 3,
    isFollowUpVisit: true,
    followUpReason: 'Other',
    followUpReasonOther: 'Stain came back in the closet after rain',
    servicesNeeded: ['Moisture check', 'ceiling stain block'],
    priority: 'Emergency',
    scheduledDate: '2026-12-24',
    scheduledTime: '09:30',
    estimatedAdditionalCost: 1450.5,
    notes: 'Customer will be home from 9 AM.',
  });

  await filter(page, 'Assigned').click();
  const link = page.locator(`a[href="/project/${made.projectId}"]`).first();
  const followUp = page.getByRole('article').filter({ has: link });
  await expect(followUp.getByText('Urgent')).toBeVisible();
  await expect(followUp.getByText('Dec 24, 2026, 9:30 AM')).toBeVisible();
  await followUp.getByRole('link', { name: 'Project #3' }).click();
  await expect(page.getByRole('heading', { name: original })).toBeVisible();
  await page.getByRole('link', { name: `Project #${made.projectId}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`${original}$`) })).toBeVisible();
  await expect(page.getByText('Original project')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Project #3' }).click();
  await expect(page.getByRole('heading', { name: original, exact: true })).toBeVisible();
});

test('follow-up: without a reason nothing is created, and the dialog says what is missing', async ({
  page,
}) => {
  await signIn(page);
  await openDialog(page);
  await save(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Validation Error')).toBeVisible();
  await expect(alert.getByText('Please select a follow-up reason.')).toBeVisible();
  await expect(
    dialog(page).getByRole('radiogroup', { name: /Follow-up reason/ }),
  ).toHaveAccessibleDescription('Please select a follow-up reason.');
  await expect(dialog(page).getByRole('radio', { name: 'Additional Damage' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('radio', { name: 'Quality Check' }).click();
  await expect(page.getByText('Please select a follow-up reason.')).toHaveCount(0);

  const services = dialog(page).getByLabel('Services needed');
  await services.fill(`Drying, ${'x'.repeat(201)}`);
  await save(page).click();
  await expect(alert.getByText('Validation Error')).toBeVisible();
  await expect(services).toHaveAccessibleDescription(/Use at most 200 characters\.$/);
  await expect(services).toHaveAttribute('aria-invalid', 'true');
  await expect(services).toBeFocused();
  await services.fill('Drying');
  await expect(page.getByText('Use at most 200 characters.')).toHaveCount(0);
});

test('follow-up: an estimated cost that is not a number counts as 0', async ({ page, server }) => {
  await signIn(page);
  await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'Incomplete Work' }).click();
  await dialog(page).getByLabel('Estimated additional cost').fill('about 200');
  await save(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Follow-Up Created!' })).toBeVisible();
  const mine = await office(server.url, accounts.technician);
  const { followUps } = await mine.ask<{ followUps: FollowUp[] }>('GET', '/follow-up-inspections/project/3');
  const made = followUps.filter(({ followUpReason }) => followUpReason === 'Incomplete_Work');
  expect(made.map(({ estimatedAdditionalCost }) => estimatedAdditionalCost)).toEqual([0]);
});

test('follow-up: closing with input asks, and returns the focus', async ({ page }) => {
  await signIn(page);
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const opener = card(page, original).getByRole('button', { name: 'FOLLOWUP' });
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Service details').fill('Back door is open.');
  await page.keyboard.press('Escape');
  await expect(
    dialog(page).getByText('Close without saving? What you entered here will be lost.'),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByLabel('Service details')).toBeFocused();
  await expect(dialog(page).getByLabel('Service details')).toHaveValue('Back door is open.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('follow-up: offline it is kept on the device, and its project appears when it is sent', async ({
  page,
  context,
  complaints,
  server,
}) => {
  await signIn(page);
  await openDialog(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await dialog(page).getByRole('radio', { name: 'Insurance Requirement' }).click();
  await save(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Follow-Up Created!' })).toBeVisible();
  await expect(dialog(page).getByText(/^Saved on this device\./)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, original).getByText('1 change saved on this device, not sent yet')).toBeVisible();
  const mine = await office(server.url, accounts.technician);
  const asked = async () => {
    const { followUps } = await mine.ask<{ followUps: FollowUp[] }>(
      'GET',
      '/follow-up-inspections/project/3',
    );
    return followUps.filter(({ followUpReason }) => followUpReason === 'Insurance_Requirement');
  };
  expect(await asked()).toEqual([]);
  await context.setOffline(false);
  await expect(card(page, original).getByText('not sent yet')).toBeHidden({ timeout: 30_000 });
  const made = await asked();
  expect(made).toHaveLength(1);
  await filter(page, 'Assigned').click();
  await expect(page.locator(`a[href="/project/${made[0]!.projectId}"]`).first()).toBeVisible();
});

test('follow-up: made where the original inspection never was on the device, it is sent as one to it', async ({
  page,
  context,
  complaints,
  server,
}) => {
  await signIn(page);
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await expect(card(page, original)).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await card(page, original).getByRole('button', { name: 'FOLLOWUP' }).click();
  const day = dialog(page).getByLabel('Original inspection date');
  await expect(day).toHaveAttribute('placeholder', 'Added when sent');
  await expect(day).toHaveValue('');
  await dialog(page).getByRole('radio', { name: 'Incomplete Work' }).click();
  await dialog(page).getByLabel('Service details').fill('Base shoe in the hall.');
  await save(page).click();
  await expect(dialog(page).getByText(/^Saved on this device\./)).toBeVisible();
  await context.setOffline(false);
  await expect(card(page, original).getByText('not sent yet')).toBeHidden({ timeout: 30_000 });
  const mine = await office(server.url, accounts.technician);
  const { inspections } = await mine.ask<{ inspections: { id: string; arrivalDate: string }[] }>(
    'GET',
    '/inspections?projectId=3',
  );
  const { followUps } = await mine.ask<{ followUps: FollowUp[] }>('GET', '/follow-up-inspections/project/3');
  expect(followUps.find(({ notes }) => notes === 'Base shoe in the hall.')).toMatchObject({
    originalInspectionId: inspections[0]!.id,
    originalInspectionDate: inspections[0]!.arrivalDate,
  });
});

test('follow-up: refused by the server, it says so and keeps the input', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/404/);
  await withoutNews(page);
  await signIn(page);
  await openDialog(page);
  const manager = await office(server.url);
  const { id, technicianId } = await manager.project(original);
  await dialog(page).getByRole('radio', { name: 'Customer Request' }).click();
  await dialog(page).getByLabel('Service details').fill('Call first.');
  await manager.change(id, { technicianId: 2 });
  await save(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Failed to create follow-up inspection')).toBeVisible();
  await expect(alert.getByText('Project not found')).toBeVisible();
  await expect(dialog(page).getByLabel('Service details')).toHaveValue('Call first.');
  await manager.change(id, { technicianId });
  await save(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Follow-Up Created!' })).toBeVisible();
});

test('follow-up: the dialog works with the keyboard alone', { tag: ['@desktop', '@rare'] }, async ({
  page,
}) => {
  await signIn(page);
  await dashboardShows(page);
  await tabTo(page, filter(page, 'Completed'));
  await page.keyboard.press('Enter');
  const opener = card(page, original).getByRole('button', { name: 'FOLLOWUP' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Additional Damage' }));
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'Other' })).toBeChecked();
  await tabTo(page, dialog(page).getByLabel('Other reason'));
  await page.keyboard.type('Odor in the hall');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Medium' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'High' })).toBeChecked();
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Follow-Up Created!' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('follow-up: on a phone no word of a priority is cut off @phone', async ({ page }) => {
  await signIn(page);
  await openDialog(page);
  const group = dialog(page).getByRole('radiogroup', { name: 'Priority' });
  await expect(group.getByRole('radio')).toHaveText(['Low', 'Medium', 'High', 'Emergency']);
  expect(
    await group
      .getByRole('radio')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      ),
  ).toEqual([]);
});
