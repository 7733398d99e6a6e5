import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card } from '../steps/dashboard.ts';
import { logOut } from '../steps/log-out.ts';
import { appIsKept } from '../steps/open-inspection.ts';

const title = 'Basement water loss, sump pump failure';
const pill = (page: Page) => page.getByRole('link', { name: /Open send status$/ });
const badge = (page: Page) => page.evaluate(() => (window as { badge?: number }).badge);

async function chooseAnother(page: Page): Promise<void> {
  const claimType = card(page, title).getByLabel('Claim Type');
  const other = (await claimType.inputValue()) === 'Commercial' ? 'Single Family' : 'Commercial';
  await claimType.selectOption(other);
}

test('two tabs: each shows what the other did and sent, and logging out in one logs out both @phone @main', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  // Dexie logs that it closes the store being erased.
  complaints.expectMessage(/Another connection wants to delete database/);
  // A test browser has no icon to show it on.
  await context.addInitScript(() => {
    navigator.setAppBadge = async (badge = 0) => void Object.assign(window, { badge });
    navigator.clearAppBadge = () => navigator.setAppBadge(0);
  });
  await openSignedIn(page, accounts.technician, '/');
  await appIsKept(page);
  const other = await context.newPage();
  await other.goto('/');
  const tabs = [page, other];
  for (const tab of tabs) await expect(pill(tab)).toHaveAccessibleName(/^All sent/);
  // The first one sends, the second one waits for its turn.
  for (const tab of tabs) {
    await context.setOffline(true);
    await tab.bringToFront();
    await chooseAnother(tab);
    for (const one of tabs) {
      await expect(pill(one)).toHaveAccessibleName(/^Offline, 1 to send/);
      await expect.poll(() => badge(one)).toBe(1);
    }
    const chosen = await card(tab, title).getByLabel('Claim Type').inputValue();
    await context.setOffline(false);
    for (const one of tabs) {
      await expect(pill(one)).toHaveAccessibleName(/^All sent/);
      await expect.poll(() => badge(one)).toBe(0);
      await expect(card(one, title).getByLabel('Claim Type')).toHaveValue(chosen);
    }
  }

  await logOut(page);
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stores).toEqual([]);
});
