import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { fingers } from '../steps/fingers.ts';
import { keyTwice } from '../steps/key-twice.ts';
import {
  askedToSubmit,
  freshInspection,
  next,
  openWizard,
  stepButton,
  wholeStepOne,
} from '../steps/open-inspection.ts';

/** A thumb that taps twice in one place; whatever appears there meanwhile gets the second tap. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await (await fingers(page)).doubleTap({ x: x + width / 2, y: y + height / 2 });
}

/** Two presses before the app could draw anything after the first, as on a slow phone. */
const pressTwiceAtOnce = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The Room Setup step of an inspection without rooms. */
async function openRooms(page: Page, url: string): Promise<void> {
  const inspection = await freshInspection(url, wholeStepOne);
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 2 });
  await openWizard(page, inspection.address);
}

test('double taps: Next of Documentation tapped twice opens Review and submits nothing', {
  tag: '@phone',
}, async ({ page, server }) => {
  const inspection = await freshInspection(server.url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 3 });
  await openWizard(page, inspection.address);
  await expect(stepButton(page, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await tapTwice(page, next(page));
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).tap();
  await expect(page.getByText('Your progress has been saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  expect((await inspection.record()).status).toBe('In Progress');
});

test('double taps: Submit of Review tapped twice asks, and submits nothing', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const inspection = await freshInspection(server.url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 4 });
  await openWizard(page, inspection.address);
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  await tapTwice(page, page.getByRole('button', { name: 'Submit' }).last());
  await expect(askedToSubmit(page)).toBeVisible();
  await askedToSubmit(page).getByRole('button', { name: 'Go back' }).tap();
  await expect(askedToSubmit(page)).toBeHidden();
  expect((await inspection.record()).status).toBe('In Progress');
});

test('double taps: Submit pressed twice submits once', { tag: '@phone' }, async ({ page, server }) => {
  const inspection = await freshInspection(server.url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 4 });
  await openWizard(page, inspection.address);
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  await pressTwiceAtOnce(page.getByRole('button', { name: 'Submit' }).last());
  await pressTwiceAtOnce(askedToSubmit(page).getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Inspection completed successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /not sent/ })).toHaveCount(0);
  expect((await inspection.record()).status).toBe('Completed');
});

test('double taps: Add Room and Duplicate Room pressed twice make one room each', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openRooms(page, server.url);
  await page.getByRole('button', { name: 'Add First Room' }).click();
  const add = page.getByRole('dialog', { name: 'Add Room' });
  await add.getByLabel('Room Name').fill('Hall');
  await add.getByLabel('Room Type').selectOption('Kitchen');
  await pressTwiceAtOnce(add.getByRole('button', { name: 'Add Room' }));
  await expect(add).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^More for Hall/ }).click();
  await page.getByRole('menuitem', { name: /Duplicate/ }).click();
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Room' });
  await pressTwiceAtOnce(duplicate.getByRole('button', { name: 'Duplicate Room' }));
  await expect(duplicate).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(2);
});

for (const key of ['Enter', 'Space'] as const) {
  test(`double taps: ${key} pressed twice in Add Room adds the room and opens nothing`, {
    tag: '@phone',
  }, async ({ page, server }) => {
    const inspection = await freshInspection(server.url, wholeStepOne);
    await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 2 });
    await inspection.addRoom('Hall');
    await openWizard(page, inspection.address);
    const opener = page.getByRole('button', { name: 'Add Room' });
    await opener.press('Enter');
    const add = page.getByRole('dialog', { name: 'Add Room' });
    await add.getByLabel('Room Name').fill('Den');
    await add.getByLabel('Room Type').selectOption('Kitchen');
    await add.getByRole('button', { name: 'Add Room' }).focus();
    await keyTwice(page, key);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(add).toBeHidden();
    await expect(opener).toBeFocused();
    // A driver may press again sooner than a hand could: that still counts as the second half.
    await expect(async () => {
      await opener.press('Enter');
      await expect(add).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
}

test('double taps: the first room added by keyboard leaves the focus on Add Room', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openRooms(page, server.url);
  await page.getByRole('button', { name: 'Add First Room' }).press('Enter');
  const add = page.getByRole('dialog', { name: 'Add Room' });
  await add.getByLabel('Room Name').fill('Hall');
  await add.getByLabel('Room Type').selectOption('Kitchen');
  await page.keyboard.press('Enter');
  await expect(add).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Room' })).toBeFocused();
});

/** The technician's signature buttons in the review of a complete inspection, and the server's copy of it. */
async function openSignature(page: Page, url: string) {
  const inspection = await freshInspection(url, wholeStepOne);
  await inspection.addRoom('Hall');
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 4 });
  await openWizard(page, inspection.address);
  const button = (act: string) => page.getByRole('button', { name: `${act}: Technician's signature` });
  await button('Sign with typed name').scrollIntoViewIfNeeded();
  return {
    sign: button('Sign with typed name'),
    clear: button('Clear'),
    async saved() {
      await page.getByRole('button', { name: 'Save Draft' }).tap();
      await expect(page.getByText('Your progress has been saved.')).toBeVisible();
      await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
      return (await inspection.record()).technicianSignature;
    },
  };
}

test('double taps: a signature typed or cleared by two taps stays so', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { sign, clear, saved } = await openSignature(page, server.url);
  await tapTwice(page, sign);
  expect(await saved()).toMatchObject({ strokes: [] });
  await tapTwice(page, clear);
  expect(await saved()).toBeNull();
});
