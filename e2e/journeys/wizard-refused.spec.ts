import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount, openAs } from '../steps/account.ts';
import { office, type Project } from '../steps/office.ts';
import {
  appIsKept,
  freshInspection,
  next,
  openWizard,
  stepButton,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';

test('wizard: projects that cannot be opened say why', async ({ page, server, complaints }) => {
  const { its, id, address } = await freshInspection(server.url);
  complaints.expectMessage(/status of 404/);
  await openSignedIn(page, technician, '/inspection/999999');
  await expect(page.getByText('Error Loading Project').first()).toBeVisible();
  await expect(page.getByText('Project not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await its.ask('PUT', `/inspections/${id}/cancel`, { cancellationReason: 'Other' });
  await page.goto(address);
  await expect(page.getByText('Inspection Cancelled').first()).toBeVisible();
  await expect(page.getByText('This inspection has been cancelled and cannot be continued.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  await expectAccessible(page);
});

test('wizard: a project given to someone else while it is open begins no inspection of its own', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId, address } = await freshInspection(server.url);
  await openWizard(page, address);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  complaints.expectMessage(/status of 404/);
  await context.setOffline(true);
  const manager = await office(server.url);
  const { technicianId } = (await manager.ask<{ project: Project }>('GET', `/projects/${projectId}`)).project;
  await manager.change(projectId, { technicianId: 1 });
  await context.setOffline(false);
  await expect(page.getByText('Error Loading Project').first()).toBeVisible();
  await expect(page.getByText('Project not found')).toBeVisible();
  await page.goto('/to-send');
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
  await manager.change(projectId, { technicianId });
});

test('wizard: an inspection cancelled and started again elsewhere while unwatched begins at its own first step', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { id, projectId, its, address, addRoom, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openWizard(page, address);
  await appIsKept(page);
  await next(page).click();
  await expect(stepButton(page, 'Room Setup')).toHaveAttribute('aria-current', 'step');
  await expect.poll(async () => (await record()).currentStep).toBe(2);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await its.ask('PUT', `/inspections/${id}/cancel`, { cancellationReason: 'Other' });
  await its.ask('POST', `/projects/${projectId}/start`);
  await its.ask('POST', '/inspections', { projectId });
  await context.setOffline(false);
  await expect(stepButton(page, 'Project Info')).toHaveAttribute('aria-current', 'step');
  await expect(stepButton(page, 'Room Setup')).toBeDisabled();
});

test('wizard: the address without a project says what to do where the first project is not theirs', async ({
  page,
  server,
}) => {
  await openAs(page, await makeAccount(server), '/inspection');
  await expect(page.getByRole('heading', { name: 'No inspection selected' }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Amara' })).toBeVisible();
});

test('wizard: an inspection that is completed says so and leads back', async ({ page, server }) => {
  const { its, id, address, addRoom } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await its.ask('PUT', `/inspections/${id}/completed`);
  await openSignedIn(page, technician, address);
  await expect(page.getByText('Inspection Completed').first()).toBeVisible();
  await expect(page.getByText('This inspection has already been completed.')).toBeVisible();
  await expectAccessible(page);
});
