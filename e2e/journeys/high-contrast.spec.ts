import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { freshInspection, openSection, technician, wholeStepOne } from '../steps/open-inspection.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('high contrast: a tick is visible only where something is selected', async ({ page, server }) => {
  const { address } = await freshInspection(server.url, { ...wholeStepOne, damageType: ['Water'] });
  await openSignedIn(page, technician, address);
  await openSection(page, 'Damage Assessment');
  const tick = (name: string) =>
    page.getByRole('checkbox', { name, exact: true }).locator('span[aria-hidden] > svg');
  await expect(tick('Water').first()).toBeVisible();
  await expect(tick('Fire').first()).toBeHidden();
  await page.getByRole('checkbox', { name: 'Fire', exact: true }).click();
  await expect(tick('Fire').first()).toBeVisible();
  await expectAccessible(page);
});

test('high contrast: a filter that is on looks different from one that is off', async ({ page, server }) => {
  const its = await furnishedInspection(server.url, [{ name: 'Basement', rows: { 5: { yesX: 1 } } }]);
  await openSignedIn(page, technician, its.sheetAddress('Basement'));
  const filter = page.getByRole('button', { name: 'Only filled' });
  const ground = () => filter.evaluate((button) => getComputedStyle(button).backgroundColor);
  const off = await ground();
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).not.toBe(off);
});

test('high contrast: the paper form has its boxes, and a ticked one looks so', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const rows = { 5: { yesX: 1, afterHrs: true }, 6: { yesX: 1 } };
  const its = await furnishedInspection(server.url, [{ name: 'Basement', rows }]);
  await openSignedIn(page, technician, its.sheetAddress('Basement'));
  const pictureOf = (line: number) =>
    page.locator(`input[data-line="${line}"][data-column="afterHrs"]`).screenshot();
  await expect(page.locator('input[data-line="5"][data-column="afterHrs"]')).toBeChecked();
  const [ticked, empty] = [await pictureOf(5), await pictureOf(6)];
  expect(ticked.equals(empty)).toBe(false);
  const drawn = page.locator('input[data-line="6"][data-column="afterHrs"]');
  await expect(drawn).toHaveCSS('background-image', /gradient/);
});

test('high contrast: dark colors, axe finds nothing', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const its = await furnishedInspection(server.url, [{ name: 'Basement', rows: { 5: { yesX: 1 } } }]);
  await openSignedIn(page, technician, '/');
  await expect(page.getByRole('button', { name: 'Resume Inspection' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(its.sheetAddress('Basement'));
  await expect(page.getByRole('button', { name: 'Only filled' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(its.address);
  await expect(page.getByRole('button', { name: 'Add Room' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).locator('[data-kind]').last();
  await expect(message).toHaveCSS('border-top-style', 'solid');
  await expectAccessible(page);
});

test("high contrast: the overview's legend distinguishes its bars, and a dialog has an edge", {
  tag: '@desktop',
}, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/overview');
  const completed = page.locator('[data-look="solid"]', { hasText: 'Completed' }).first();
  await expect(completed).toBeVisible();
  const ground = await completed.evaluate((entry) => getComputedStyle(entry, '::before').backgroundColor);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe(canvas);

  await page.goto('/projects');
  await page.getByRole('button', { name: 'Filters' }).click();
  // The dialog itself covers the screen; only its sheet is visible.
  await expect(page.getByRole('dialog').locator('> div')).toHaveCSS('border-top-style', 'solid');
});
