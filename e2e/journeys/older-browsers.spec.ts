import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { firstInspection, openSection, openWizard, technician } from '../steps/open-inspection.ts';

/** What browsers of the floor (scripts/floor/browsers.ts) lack. Chromium's own popover cannot be taken away. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    const gone: [object, string[]][] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse']],
      [AbortSignal, ['any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [Set.prototype, ['union', 'difference', 'intersection']],
      [Element.prototype, ['checkVisibility']],
      [StorageManager.prototype, ['estimate']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
    for (const name of ['requestIdleCallback', 'CloseWatcher', 'ImageCapture', 'Iterator', 'scheduler'])
      Reflect.deleteProperty(window, name);
  });

test('older browsers: at the floor the wizard, a menu and To send work as in a new one', {
  tag: '@phone',
}, async ({ page, server }) => {
  await takeAway(page);
  const inspection = await furnishedInspection(
    server.url,
    [{ name: 'Pantry', rows: { 5: { yesX: 2 } } }, { name: 'Den' }],
    firstInspection,
  );
  await openSignedIn(page, technician, '/');
  await openWizard(page, inspection.address);
  await page.getByRole('button', { name: 'More for Den' }).click();
  const menu = page.getByRole('menu', { name: /Den/ });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: /^1, Project Info/ }).click();
  await openSection(page, 'Damage Assessment');
  await expect(page.getByRole('region', { name: /Damage Assessment/ })).toBeVisible();
  await page.goto(inspection.sheetAddress('Pantry'));
  await expect(page.getByRole('heading', { name: /Pantry/ }).first()).toBeVisible();
  await page.goto('/to-send');
  await expect(page.getByText('All sent').first()).toBeVisible();
});

test('older browsers: below the floor a sentence before sign-in', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  complaints.expectMessage(/was preloaded using link preload but not used/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'This browser is too old for Tidemark' })).toBeVisible();
  await expect(page.getByText('Safari 16.4 (iOS 16.4), Chrome 109, Firefox 128, or later')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expectAccessible(page);
});
