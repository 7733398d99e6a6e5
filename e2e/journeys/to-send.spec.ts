import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { answer } from '../steps/answer.ts';
import { choose, openDocumentation } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { cameraPhoto } from '../steps/pictures.ts';

const basement = 'Basement water loss, sump pump failure';
const dishwasher = 'Dishwasher leak, kitchen and dining room';

test('to send: a refused change is retried and discarded by keyboard, and the focus is never lost @main', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  complaints.expectMessage(/status of 409/);
  await page.route(/\/api\/v1\/projects\/\d+$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: {
            success: false,
            error: 'Conflict',
            message: 'Project is closed',
            code: 'project_completed',
          },
        })
      : route.continue(),
  );
  await openSignedIn(page, accounts.technician, '/');
  for (const title of [basement, dishwasher]) {
    const claimType = page.getByRole('article').filter({ hasText: title }).getByLabel('Claim Type');
    const other = (await claimType.inputValue()) === 'Commercial' ? 'Single Family' : 'Commercial';
    await claimType.selectOption(other);
  }
  await page.getByRole('link', { name: /^2 not sent/ }).click();
  const discards = page.getByRole('button', { name: 'Discard Claim Type' });
  await expect(discards).toHaveCount(2);

  // Refused once more: until then its buttons are hidden, and a question could not return its focus.
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole('button', { name: 'Retry Claim Type' }).first().press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Claim Type' }).first()).toBeFocused();
  await refused;
  await expect(page.getByText('Sending', { exact: true })).toHaveCount(0);
  await expect(discards).toHaveCount(2);

  await discards.first().press('Enter');
  await expect(page.getByRole('button', { name: 'Keep change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(discards.first()).toBeFocused();
  for (const left of [1, 0]) {
    await page.keyboard.press('Enter');
    await answer(page.getByRole('dialog', { name: 'Discard Claim Type?' }), 'Discard change');
    await expect(discards).toHaveCount(left);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(left > 0 ? discards : page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('to send: a page opened offline does not say since when; the support contact is on the device beforehand', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.technician, '/');
  await appIsKept(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tsp-support'))).not.toBeNull();
  await context.setOffline(true);
  await page.goto('/support');
  await expect(page.getByRole('link', { name: '(630) 555-0100' })).toBeVisible();

  // This page never reached the server, so it cannot know since when.
  await page.goto('/to-send');
  await expect(page.getByRole('heading', { name: 'Offline', exact: true })).toBeVisible();

  await page.goto('/support');
  await page.evaluate(() => localStorage.removeItem('tsp-support'));
  await page.reload();
  await expect(page.getByText("The number will load when you're online.")).toBeVisible();
});

test('to send: what was sent today is listed below, the newest first, also when opened offline', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.technician, '/');
  await appIsKept(page);
  const claimType = page.getByRole('article').filter({ hasText: dishwasher }).getByLabel('Claim Type');
  const first = await claimType.inputValue();
  const other = first === 'Commercial' ? 'Single Family' : 'Commercial';
  const today = page.getByRole('region', { name: 'Sent today' }).getByRole('listitem');
  await claimType.selectOption(other);
  await page.getByRole('link', { name: /send status/ }).click();
  await expect(today).toHaveText([new RegExp(other)]);
  await page.goBack();
  await claimType.selectOption(first);
  await page.getByRole('link', { name: /send status/ }).click();
  await expect(today).toHaveText([new RegExp(first), new RegExp(other)]);
  await expectAccessible(page);
  await context.setOffline(true);
  await page.reload();
  await expect(today).toHaveText([new RegExp(first), new RegExp(other)]);
});

test('to send: a file being sent shows its progress, among a hundred that wait', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  await openDocumentation(page, server.url);
  await appIsKept(page);
  const camera = await cameraPhoto(page, 'camera.jpg');
  complaints.expectNetworkFailures(true);
  const link = await context.newCDPSession(page);
  await link.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 400_000 };
  // From no network to a slow link in one step: between two the photo might be sent.
  const narrow = (offline: boolean) => link.send('Network.emulateNetworkConditions', { ...slow, offline });
  await narrow(true);
  await choose(page, 'Upload Photos', [camera]);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  await page.getByRole('tab', { name: /Documents/ }).click();
  const orders = Array.from({ length: 100 }, (_, index) => ({
    ...{ name: `order ${index}.txt`, mimeType: 'text/plain' },
    buffer: Buffer.from(`Dry room ${index}`),
  }));
  await choose(page, 'Upload Documents', orders);
  await expect(page.getByText('101 files waiting')).toBeVisible();
  await page.goto('/to-send');
  await page.setViewportSize({ width: 360, height: 740 });
  const rows = page.getByRole('listitem').filter({ hasText: /camera|order/ });
  await expect(rows).toHaveCount(101);
  await narrow(false);
  await expect(rows.filter({ hasText: 'camera.jpg' })).toContainText(/Sending [1-9]\d?%/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
