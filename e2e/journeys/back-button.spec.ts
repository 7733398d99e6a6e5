import type { Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { openGroup, pad, pressOnPad } from '../steps/claim-sheet.ts';
import { freshInspection, openWizard, technician, wholeStepOne } from '../steps/open-inspection.ts';

/**
 * A phone's Back button is the browser's close request, and not a key: if nothing handles it, the page is left. On a
 * desktop Chromium sends that request for Esc, so this presses it with the key kept from the page.
 */
async function keepEscFromPage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && event.stopImmediatePropagation(),
      true,
    ),
  );
}
const pressBack = (page: Page) => page.keyboard.press('Escape');

test('Back: it closes the uppermost layer over the page first, and leaves the page alone', {
  tag: '@phone',
}, async ({ page, server }) => {
  const inspection = await freshInspection(server.url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 2 });
  await keepEscFromPage(page);
  await openWizard(page, inspection.address);

  await page.getByRole('button', { name: 'Add Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Room' });
  await dialog.getByLabel('Room Name').fill('Stairs');
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Hall' })).toBeVisible();

  await page.getByRole('link', { name: 'Claim sheet of Hall' }).click();
  await openGroup(page, 'General');
  await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
  await pressOnPad(page, '4', '2');
  await pressBack(page);
  await expect(pad(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Anti-Microbial Regular, .*: 42 HRS/ })).toBeVisible();
});

test('Back: with unsaved input it asks, each time', { tag: '@phone' }, async ({ page, server }) => {
  const inspection = await freshInspection(server.url, wholeStepOne);
  const { projectId, its } = inspection;
  await inspection.addRoom('Hall');
  await its.ask('PUT', `/inspections/${inspection.id}/completed`, {});
  await its.ask('POST', `/projects/${projectId}/complete`);
  await keepEscFromPage(page);
  await openSignedIn(page, technician, `/project/${projectId}`);
  await page.getByRole('button', { name: 'FOLLOWUP' }).click();
  const dialog = page.getByRole('dialog', { name: /Follow-Up/ });
  await dialog.getByLabel('Service details').fill('Back door is open.');
  const question = dialog.getByText('Close without saving? What you entered here will be lost.');
  for (const asked of [true, false, true]) {
    await pressBack(page);
    await expect(question).toBeVisible({ visible: asked });
  }
  await expect(dialog.getByLabel('Service details')).toHaveValue('Back door is open.');
});
