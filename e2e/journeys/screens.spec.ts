import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectTouchable } from '../fixtures/expect-touchable.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every screen of a signed-in technician, by visible content. */
const screens: readonly [path: string, shows: (page: Page) => ReturnType<Page['getByText']>][] = [
  ['/', (page) => page.getByRole('heading', { name: /^Hello, / })],
  ['/dashboard', (page) => page.getByRole('heading', { name: /^Hello, / })],
  ['/profile', (page) => page.getByRole('heading', { name: 'Profile', level: 1 })],
  ['/support', (page) => page.getByRole('heading', { name: 'Support', level: 1 })],
  ['/settings', (page) => page.getByRole('heading', { name: 'Settings', level: 1 })],
  ['/to-send', (page) => page.getByRole('heading', { name: 'To send', level: 1 })],
  ['/project/1', (page) => page.getByRole('heading', { name: 'Basement water loss, sump pump failure' })],
  ['/inspection/1', (page) => page.getByRole('heading', { name: 'Room Configuration' })],
  ['/inspection', (page) => page.getByRole('heading', { name: 'Room Configuration' })],
  ['/nowhere', (page) => page.getByText('Oops! Page not found')],
];

test('screens: an unknown address says so in the title of its tab too', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/nowhere');
  await expect(page).toHaveTitle('Page not found · Tidemark');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle('Dashboard · Tidemark');
});

/**
 * The gate checks each screen once: on a phone in the light theme, where targets matter, on a desktop in the dark one.
 */
for (const [colorScheme, gate] of [
  ['light', '@main:phone'],
  ['dark', '@main:desktop'],
] as const) {
  test.describe(`in the ${colorScheme} theme ${gate}`, () => {
    // Boxes move to whole pixels of the screen: with one a point, half a point decides what a finger hits.
    test.use({ colorScheme, deviceScaleFactor: 2 });

    test('screens: every screen opens from its address and is accessible', async ({ page, isMobile }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expectAccessible(page);
      await signIn(page);
      for (const [path, shows] of screens) {
        await page.goto(path);
        await expect(shows(page), path).toBeVisible();
        await expectAccessible(page);
        if (isMobile) await expectTouchable(page);
      }
    });

    test("screens: on a phone a manager's screens have room for a finger", { tag: '@phone' }, async ({
      page,
    }) => {
      await openSignedIn(page, accounts.manager, '/today');
      for (const [path, name] of [
        ['/today', 'Visits today'],
        ['/week', 'Week'],
        ['/overview', 'Overview'],
        ['/settings/company', 'Company'],
        ['/price-list', 'Price list'],
        ['/project/3', 'Roof leak over primary bedroom'],
        ['/project/3?part=evidence', 'Closet'],
        ['/project/3?part=estimate', 'Estimate'],
        ['/projects', 'Projects'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name }).first(), path).toBeVisible();
        await expectTouchable(page);
      }
    });

    test('screens: a claim sheet is accessible, and so is the number pad', async ({
      page,
      isMobile,
      complaints,
    }) => {
      await openSignedIn(page, accounts.technician, '/inspection/1');
      if (isMobile) {
        await page.getByRole('link', { name: /^Claim sheet of Basement/ }).click();
        await page.getByRole('button', { name: /^General/ }).click();
        await expectAccessible(page);
        await expectTouchable(page);
        // The last group stays in reach under a message that nobody closes.
        complaints.expectNetworkFailures(true);
        await page.route('**/claim-sheet-pdf/**', (route) => route.abort());
        await page.getByRole('button', { name: 'PDF', exact: true }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'Download Failed' })).toBeVisible();
        await expectTouchable(page);
        await page.getByRole('button', { name: 'Close message: Download Failed' }).click();
        await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
        await expect(page.getByRole('dialog', { name: /Number pad/ })).toBeVisible();
      } else {
        await page.getByRole('button', { name: /^Claim sheet of Basement/ }).click();
        await expect(page.getByText('12 of 106 lines filled')).toBeVisible();
      }
      await expectAccessible(page);
      if (isMobile) await expectTouchable(page);
    });
  });
}
