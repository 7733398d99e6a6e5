import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import {
  appIsKept,
  freshInspection,
  openWizard,
  project,
  submit,
  waits,
  wholeStepOne,
} from '../steps/open-inspection.ts';

/** An inspection at Review, with nothing missing. */
async function atReview(url: string) {
  const inspection = await freshInspection(url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 4 });
  const statusOf = async () =>
    (await inspection.its.ask<{ project: { status: string } }>('GET', `/projects/${inspection.projectId}`))
      .project.status;
  const hold = async () => (await office(url)).ask('POST', `/projects/${inspection.projectId}/hold`);
  return { ...inspection, statusOf, hold };
}

test('on hold: an inspection of a project on hold is submitted, and its project completed with it', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address, hold, statusOf, record } = await atReview(server.url);
  await hold();
  await openWizard(page, address);
  await submit(page);
  await expect(page.getByText('Inspection completed successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  expect((await record()).status).toBe('Completed');
  expect(await statusOf()).toBe('Completed');
});

test('on hold: a project put on hold during an offline submit says so, and is completed by Start and Retry @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const { address, hold, statusOf, record } = await atReview(server.url);
  await openWizard(page, address);
  await appIsKept(page);
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(waits)).toBeVisible();
  await hold();
  complaints.expectMessage(/status of 409/);
  await context.setOffline(false);
  await page.getByRole('link', { name: /^1 not sent/ }).click();
  complaints.expectNetworkFailures(false);
  await expect(
    page.getByText(/put it on hold .* press Start Inspection on the dashboard, then retry/),
  ).toBeVisible();
  expect((await record()).status).toBe('In Progress');
  await page.getByRole('link', { name: 'Open Submit inspection' }).click();
  await expect(page.getByText('On Hold', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await page
    .getByRole('article', { name: project })
    .getByRole('button', { name: 'Start Inspection' })
    .click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await page.getByRole('link', { name: /^1 not sent/ }).click();
  await page.getByRole('button', { name: 'Retry Submit inspection' }).click();
  await expect(
    page.getByRole('heading', { name: /Everything is at the office|All sent/ }).first(),
  ).toBeVisible();
  expect(await statusOf()).toBe('Completed');
  expect((await record()).status).toBe('Completed');
});
