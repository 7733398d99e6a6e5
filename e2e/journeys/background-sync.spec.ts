import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNotifications, PushDelivery } from '../steps/stand-in-push.ts';

/** The tags pages asked for: where this machine has a network, Chromium runs them at once. */
function noteTags(): void {
  const { prototype } = (globalThis as unknown as { SyncManager: { prototype: object } }).SyncManager;
  const asked = Reflect.get(prototype, 'register') as (tag: string) => Promise<void>;
  Reflect.set(prototype, 'register', function register(this: object, tag: string) {
    document.documentElement.dataset.askedToSync = tag;
    return asked.call(this, tag);
  });
}

test('background sync: the app is closed with unsent work, a notification says so once there is a network', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await context.addInitScript(noteTags);
  await context.grantPermissions(['notifications']);
  await openSignedIn(page, accounts.technician, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const claimType = page.getByRole('article').first().getByLabel('Claim Type');
  await expect(claimType).toBeVisible();
  const delivery = await PushDelivery.of(await context.newPage(), server.url);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await claimType.selectOption(
    (await claimType.inputValue()) === 'Commercial' ? 'Single Family' : 'Commercial',
  );
  await expect(page.locator('html')).toHaveAttribute('data-asked-to-sync', 'send-or-say');
  await page.close();
  // Chromium wakes no worker that is said to be offline.
  await context.setOffline(false);
  await delivery.stopWorkers();
  await delivery.sync(server.url, 'send-or-say');
  await expectNotifications(context, [{ title: 'Your work is not at the office yet' }]);
});
