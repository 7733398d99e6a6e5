import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card } from '../steps/dashboard.ts';
import {
  appIsKept,
  freshInspection,
  project,
  stepButton,
  technician,
  waits,
  wholeStepOne,
} from '../steps/open-inspection.ts';

const reasons = [
  'Customer Requested Cancellation',
  'Weather Conditions',
  'Access Issues',
  'Safety Concerns',
  'Equipment Failure',
  'Technician Unavailable',
  'Project Scope Changed',
  'Insurance Issues',
  'Other',
];

async function toCancel(page: Page, address: string): Promise<void> {
  await openSignedIn(page, technician, address);
  await page.getByRole('button', { name: 'Cancel Inspection' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel Inspection' })).toBeVisible();
}

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel Inspection' });

test('cancel: a reason is required, one of the specified; Other asks for its text', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await toCancel(page, address);
  const reason = page.getByLabel('Cancellation reason');
  expect((await reason.getByRole('option').allTextContents()).slice(1)).toEqual(reasons);
  const step = page.getByText('Current Step').locator('..');
  await expect(step).toContainText('1 of 4');
  await cancelButton(page).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(reason).toHaveAccessibleDescription('Please select a cancellation reason.');
  await expect(reason).toBeFocused();
  await reason.selectOption('Other');
  await expect(page.getByText('Validation Error')).toBeHidden();
  await expect(page.getByLabel('Please specify')).toBeVisible();
  await cancelButton(page).click();
  await expect(page.getByLabel('Please specify')).toBeFocused();
  await expectAccessible(page);
});

test('cancel: leaving with input asks first and returns to the step it came from', async ({
  page,
  server,
}) => {
  const { address, addRoom } = await freshInspection(server.url, { ...wholeStepOne });
  await addRoom('Kitchen');
  await openSignedIn(page, technician, address);
  await page.getByRole('button', { name: /^Next/ }).click();
  await cancelButton(page).click();
  await expect(page.getByText('Current Step').locator('..')).toContainText('2 of 4');
  await page.getByLabel('Notes').fill('Spoke with the owner.');
  await page.getByRole('button', { name: 'Go Back' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without cancelling?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Spoke with the owner.');
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await asked.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await cancelButton(page).click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
});

test('cancel: leaving the review for Cancel asks first', async ({ page, server }) => {
  const { address, its, id, addRoom } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await openSignedIn(page, technician, address);
  await cancelButton(page).click();
  const asked = page.getByRole('dialog', { name: 'Leave the review?' });
  await asked.getByRole('button', { name: 'Stay on review' }).click();
  await expect(stepButton(page, 'Review')).toHaveAttribute('aria-current', 'step');
  await cancelButton(page).click();
  await asked.getByRole('button', { name: 'Go to Cancel' }).click();
  await expect(page.getByText('Current Step').locator('..')).toContainText('4 of 4');
});

for (const offline of [false, true]) {
  test(`cancel: cancelling ${offline ? 'offline' : 'online'} returns the project and opens the dashboard${offline ? ' @main' : ''}`, async ({
    page,
    context,
    server,
    complaints,
  }) => {
    const { address, its, record } = await freshInspection(server.url, wholeStepOne);
    complaints.expectNetworkFailures(offline);
    await toCancel(page, address);
    await page.getByLabel('Cancellation reason').selectOption('Other');
    await page.getByLabel('Please specify').fill('Sewage smell');
    await page.getByLabel('Notes').fill('Needs another crew.');
    await appIsKept(page);
    await context.setOffline(offline);
    await cancelButton(page).click();
    await expect(
      page.getByText(offline ? waits : 'Inspection cancelled successfully. Redirecting to dashboard...'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(card(page, project)).toContainText('Assigned');
    await context.setOffline(false);
    await expect.poll(record).toMatchObject({
      status: 'Cancelled',
      cancellationReason: 'Other: Sewage smell',
      notes: 'Needs another crew.',
    });
    expect((await its.project(project)).status).toBe('Assigned');
    await page.goto(address);
    await expect(page.getByText('This inspection has been cancelled and cannot be continued.')).toBeVisible();
  });
}
