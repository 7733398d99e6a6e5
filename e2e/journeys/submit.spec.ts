import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { draw } from '../steps/draw.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import {
  appIsKept,
  askedToSubmit,
  cardOf,
  firstInspection,
  next,
  stepButton,
  submit,
  submitted,
  technician,
  waits,
  wholeStepOne,
} from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

const rooms = [
  { name: 'Kitchen', type: 'Kitchen', rows: { 5: { yesX: 2 }, 54: { all: true } } },
  { name: 'Laundry', type: 'Laundry Room' },
];

/** An inspection at Review, with a filled room and an empty one. */
async function atReview(page: Page, url: string) {
  const inspection = await furnishedInspection(url, rooms, firstInspection);
  const { its, id, address } = inspection;
  await its.ask('PUT', `/inspections/${id}`, { ...wholeStepOne, affectedRooms: ['Kitchen', 'Attic'] });
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await openSignedIn(page, technician, address);
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  return inspection;
}
const warnings = (page: Page) => cardOf(page, 'Look at these before you submit');
/** With Next, from a step that the review led to. */
async function toReviewAgain(page: Page, from: number): Promise<void> {
  for (const step of ['Room Setup', 'Documentation', 'Review & Submit'].slice(from)) {
    await next(page).click();
    await expect(stepButton(page, step)).toHaveAttribute('aria-current', 'step');
  }
}
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).last();

test('submit: a photo without a room is led to, with the focus on its room', async ({ page, server }) => {
  await atReview(page, server.url);
  await stepButton(page, 'Documentation').click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([png('stray.png', 100, 80)]);
  const room = page.getByRole('combobox', { name: 'Room of stray.png' });
  await expect(room).toHaveValue('');
  await toReviewAgain(page, 2);
  await warnings(page)
    .getByRole('button', { name: /^1 photo has no room/ })
    .click();
  await expect(room).toBeFocused();
  await room.selectOption({ label: 'Kitchen' });
  await toReviewAgain(page, 2);
  await expect(warnings(page).getByText('1 photo has no room')).toBeHidden();
});

test('submit: Review names what the office will miss and leads to each; the question counts it; what follows is one press away @main', async ({
  page,
  server,
}) => {
  const { projectId, record } = await atReview(page, server.url);
  await expect(warnings(page).getByRole('listitem')).toHaveText([
    /^Laundry has no lines/,
    /^Attic is checked, not added/,
    /^2 rooms have no photo.*Kitchen, Laundry/,
    /^No photo of the debris/,
    /^No technician signature/,
  ]);
  await expectAccessible(page);

  await warnings(page)
    .getByRole('link', { name: /Laundry has no lines/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Laundry' })).toBeVisible();
  await page.goBack();
  await warnings(page)
    .getByRole('button', { name: /Attic is checked/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await toReviewAgain(page, 1);
  await warnings(page)
    .getByRole('button', { name: /2 rooms have no photo/ })
    .click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([png('sink.png', 100, 80)]);
  await expect(page.getByRole('combobox').first()).toHaveValue(/.+/);
  await toReviewAgain(page, 2);
  await expect(warnings(page).getByRole('button', { name: /^Laundry has no photo/ })).toBeVisible();
  await warnings(page)
    .getByRole('button', { name: /No photo of the debris/ })
    .click();
  await expect(page.getByRole('button', { name: /Debris & Equipment/ }).last()).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Debris pickup van' })).toBeVisible();
  const debris = page.getByRole('region', { name: /Debris & Equipment/ });
  await debris
    .locator('input[type=file]')
    .first()
    .setInputFiles([png('van.png', 310, 150)]);
  await expect(debris.getByRole('img', { name: /van\.png/ }).first()).toBeVisible();
  await toReviewAgain(page, 0);
  await warnings(page)
    .getByRole('button', { name: /No technician signature/ })
    .click();
  const mine = page.getByRole('region', { name: "Technician's signature" });
  await expect(mine).toBeFocused();
  await draw(page, mine.getByRole('img'));
  await expect(warnings(page).getByText('No technician signature')).toBeHidden();

  await submitButton(page).click();
  const question = askedToSubmit(page);
  await expect(question.getByRole('listitem').first()).toHaveText('2 rooms');
  await expect(question).toContainText('2 lines');
  await expect(question.getByRole('listitem').nth(2)).toHaveText('1 photo');
  await expect(question.getByRole('listitem').nth(3)).toHaveText('1 debris photo');
  await expect(question).toContainText('Laundry has no lines');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  expect((await record()).status).toBe('In Progress');

  await submit(page);
  await expect(page.getByText('Inspection completed successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(submitted(page)).toBeFocused();
  await expect(page.getByText('2 rooms, 2 lines, 1 photo, 1 debris photo')).toBeVisible();
  await expect(page.getByText('The office has it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next job' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next job' }).getByText('Directions')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Inspection report/ }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}\\?part=papers`));
  await page.goBack();
  await expect(submitted(page)).toBeVisible();
  await page.getByRole('button', { name: /^Follow-Up/ }).click();
  await expect(page.getByRole('dialog', { name: 'Follow-Up Services' })).toBeVisible();
  expect((await record()).status).toBe('Completed');
});

test('submit: offline it says that it waits, also after a reload, and that the office has it once it has', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { record } = await atReview(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(askedToSubmit(page)).toContainText("You're offline.");
  await page.reload();
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  await expect(askedToSubmit(page)).toBeHidden();
  await submit(page);
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText('Not sent yet. It goes out by itself.')).toBeVisible();
  // The office may have one that this device does not know of.
  await expect(page.getByText('No other job is waiting for you.')).toHaveCount(0);
  await page.reload();
  await expect(submitted(page)).toBeVisible();
  await expect(page.getByText('Not sent yet. It goes out by itself.')).toBeVisible();
  expect((await record()).status).toBe('In Progress');
  await context.setOffline(false);
  await expect(page.getByText('The office has it.')).toBeVisible({ timeout: 20_000 });
  expect((await record()).status).toBe('Completed');
});

test('submit: the last room deleted elsewhere while the question is open, nothing is submitted', async ({
  page,
  server,
}) => {
  const { its, record, roomsThere } = await atReview(page, server.url);
  await submitButton(page).click();
  await expect(askedToSubmit(page).getByRole('listitem').first()).toHaveText('2 rooms');
  for (const { id } of await roomsThere()) await its.ask('DELETE', `/rooms/${id}`);
  await expect(askedToSubmit(page).getByRole('alert')).toHaveText(
    'Please complete all required sections before submitting the inspection.',
  );
  await askedToSubmit(page).getByRole('button', { name: 'Submit' }).click({ force: true });
  await expect(askedToSubmit(page)).toBeHidden();
  await expect(page.getByText('Not ready yet')).toBeVisible();
  expect((await record()).status).toBe('In Progress');
});

test('submit: a manager comes back to the dashboard from the wizard, and sees the page after Submit too', async ({
  page,
  server,
}) => {
  const { its, id, address } = await furnishedInspection(server.url, rooms, firstInspection);
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await openSignedIn(page, accounts.manager, address);
  await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await page.goto(address);
  await submit(page);
  await expect(submitted(page)).toBeVisible();
});

test('submit: on the job page a manager marks it as reviewed, and takes that back', async ({
  page,
  server,
}) => {
  const { its, id, projectId } = await furnishedInspection(server.url, rooms, firstInspection);
  await its.ask('POST', `/inspections/${id}/submit`, {});
  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByText('Marked as reviewed')).toBeVisible();
  const reviewed = page.getByRole('button', { name: /^Reviewed/ });
  await expect(reviewed).toBeFocused();
  await page.reload();
  await expect(reviewed).toHaveAttribute('title', /^Reviewed by \S+ \S+, /);
  await reviewed.click();
  await expect(page.getByText('Back under To review')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as reviewed' })).toBeVisible();
});

test('submit: the claim sheets of a submitted job show all 106 lines, and lead to PDF and share link', async ({
  page,
  server,
}) => {
  const { its, id, projectId } = await furnishedInspection(server.url, rooms, firstInspection);
  await its.ask('POST', `/inspections/${id}/submit`, {});
  await openSignedIn(page, technician, `/project/${projectId}?part=sheets`);
  await expect(page.getByText('2 of 106 lines filled')).toBeVisible();
  await expect(page.getByText('HEPA-Vacuum Cavities')).toHaveCount(0);
  await page.getByText('All 106', { exact: true }).click();
  await expect(page.getByText('HEPA-Vacuum Cavities')).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^claim-sheet-.*\.pdf$/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
