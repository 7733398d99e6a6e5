import type { Locator, Page } from '@playwright/test';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, dashboardShows, filter } from '../steps/dashboard.ts';
import { submittedEvidence } from '../steps/evidence.ts';

/** The message is whole on the screen, and every control is too and has no point in common with it. */
async function coversNone(page: Page, message: string, controls: Locator[]): Promise<void> {
  const shown = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('alert')
    .filter({ hasText: message });
  await expect(shown).toBeInViewport({ ratio: 1 });
  for (const control of controls) {
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [over, under] = [(await shown.boundingBox())!, (await control.boundingBox())!];
        const across = over.x < under.x + under.width && under.x < over.x + over.width;
        return across && over.y < under.y + under.height && under.y < over.y + over.height;
      }, `${message} covers ${control}`)
      .toBe(false);
    // It is on top where it is pressed.
    await control.click({ trial: true });
  }
}

test('messages: over a tall dialog they cover no control of it @main', async ({ page }) => {
  await signIn(page);
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await card(page, 'Roof leak over primary bedroom').getByRole('button', { name: 'FOLLOWUP' }).click();
  const dialog = page.getByRole('dialog', { name: /Follow-Up Services/ });
  const save = dialog.getByRole('button', { name: 'Save Follow-Up' });
  await save.click();
  await coversNone(page, 'Please select a follow-up reason.', [
    dialog.getByRole('button', { name: 'Close', exact: true }),
    dialog.getByRole('radio', { name: 'Additional Damage' }),
    save,
  ]);
});

test('messages: an error after a quick sign-in comes alone, and the Close button is where it was', async ({
  page,
}) => {
  await signIn(page);
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await card(page, 'Roof leak over primary bedroom').getByRole('button', { name: 'FOLLOWUP' }).click();
  const dialog = page.getByRole('dialog', { name: /Follow-Up Services/ });
  const close = dialog.getByRole('button', { name: 'Close', exact: true });
  await close.click({ trial: true });
  const before = (await close.boundingBox())!;
  await dialog.getByRole('button', { name: 'Save Follow-Up' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('alert')).toBeVisible();
  await expect(messages.getByText('Login Successful')).toHaveCount(0);
  // No message lies where a finger was on its way to.
  const over = (await messages.getByRole('alert').boundingBox())!;
  expect(over.y + over.height).toBeLessThanOrEqual(before.y + before.height / 2);
});

test('messages: a photo that cannot be downloaded says so over the viewer, and no control is covered', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=evidence`);
  await page.getByRole('button', { name: /^View 001 Tidemark on north wall/ }).click();
  const viewer = page.locator('.yarl__portal');
  await expect(viewer.locator('.yarl__slide_current img')).toHaveJSProperty('complete', true);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const download = viewer.getByRole('button', { name: 'Download original' }).first();
  await download.click();
  await coversNone(page, "This file isn't on this device.", [
    download,
    viewer.getByRole('button', { name: 'Close', exact: true }),
    viewer.getByRole('button', { name: 'Zoom in' }),
  ]);
  await page.getByRole('button', { name: /^Close message/ }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
