import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, dashboardShows, filter } from '../steps/dashboard.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { beIPhone, openKeyboard } from '../steps/iphone.ts';
import { appIsKept, freshInspection, openSection, openWizard, technician } from '../steps/open-inspection.ts';

test('iphone screen: an empty day and time say so in every engine, until something is entered', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  const arrival = await openSection(page, 'Arrival Time');
  const looks = arrival.getByText('mm/dd/yyyy');
  await expect(looks).toBeVisible();
  await expect(arrival.getByText('--:-- --')).toBeVisible();
  const day = arrival.getByLabel('Arrival date');
  await day.focus();
  await expect(looks).toBeHidden();
  await day.fill('2027-03-09');
  await day.blur();
  await expect(looks).toBeHidden();
  await day.fill('');
  await day.blur();
  await expect(looks).toBeVisible();
  await arrival.getByRole('button', { name: 'Record Arrival Time' }).click();
  await expect(looks).toBeHidden();
  await expect(arrival.getByText('--:-- --')).toBeHidden();
});

test('iphone screen: with the keyboard open the bar ends above it, and the field in use above the bar @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  const notes = (await openSection(page, 'Additional Notes')).getByRole('textbox');
  await notes.tap();
  await openKeyboard(page, 336);
  const bar = page.getByRole('contentinfo');
  await expect.poll(async () => bottom(await bar.boundingBox())).toBe(508);
  await expect
    .poll(async () => bottom(await notes.boundingBox()))
    .toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await openKeyboard(page, 0);
  await expect.poll(async () => bottom(await bar.boundingBox())).toBe(844);
});

test('iphone screen: with the keyboard open the buttons of a dialog stay above it, and what is typed above them', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page);
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await card(page, 'Roof leak over primary bedroom').getByRole('button', { name: 'FOLLOWUP' }).click();
  const dialog = page.getByRole('dialog', { name: /Follow-Up Services/ });
  const details = dialog.getByLabel('Service details');
  await details.tap();
  await openKeyboard(page, 336);
  const save = dialog.getByRole('button', { name: 'Save Follow-Up' });
  await expect.poll(async () => bottom(await save.boundingBox())).toBeLessThanOrEqual(508);
  await expect
    .poll(async () => bottom(await details.boundingBox()))
    .toBeLessThan((await save.boundingBox())!.y);
  // A message that comes is read, too. The keyboard goes with the focus.
  await save.tap();
  await expect(dialog.getByRole('radio', { name: 'Additional Damage' })).toBeFocused();
  await openKeyboard(page, 0);
  await expect(page.getByText('Please select a follow-up reason.').first()).toBeInViewport();
});

const bottom = (box: { y: number; height: number } | null) =>
  box ? Math.round(box.y + box.height) : Number.NaN;

test('iphone screen: on its side the head scrolls away; at 320 px the send state stays in the first row', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  const head = page.getByRole('banner');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => scrollTo(0, 600));
  await expect(head).not.toBeInViewport();
  expect((await page.getByRole('contentinfo').boundingBox())!.y).toBeGreaterThan(280);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => scrollTo(0, 0));
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const pill = head.getByRole('link', { name: /Open send status/ });
  await expect(pill).toContainText('Offline');
  const box = (await pill.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(60);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.setOffline(false);
});

test('iphone screen: after signing in, Safari is told once how to keep the work; the card stays', {
  tag: '@phone',
}, async ({ page }) => {
  await beIPhone(page, { installed: false });
  await signIn(page);
  const advice = page.getByRole('dialog', { name: 'Add Tidemark to your home screen' });
  await expect(advice.getByText('after 7 days without a visit')).toBeVisible();
  await expect(advice.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await advice.getByRole('button', { name: 'Got it' }).click();
  await expect(advice).toHaveCount(0);
  await page.reload();
  for (const address of ['/settings', '/to-send']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Install app' })).toBeVisible();
    await expect(page.getByText('Scroll down and tap Add to Home Screen')).toBeVisible();
    await expect(advice).toHaveCount(0);
  }
});

test('iphone screen: work that waits is named with what sends it, again after three days', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  await beIPhone(page, { installed: false });
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const notes = (await openSection(page, 'Additional Notes')).getByRole('textbox');
  await notes.fill('Wet to the studs');
  await expect(page.getByRole('banner')).toContainText(/[1-9] to send/);
  await page.goto('/to-send');
  const advice = page.getByRole('dialog', { name: 'Add Tidemark to your home screen' });
  await advice.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Install app' })).toBeVisible();
  await expect(advice).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 4 * 24 * 3_600_000);
  await page.reload();
  await expect(advice.getByText(/changes? ha(s|ve) waited here since/)).toBeVisible();
});

test('iphone screen: on a desktop a message lies beside the buttons, not over them', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { sheetAddress } = await furnishedInspection(server.url, [{ name: 'Hall' }]);
  await openSignedIn(page, technician, sheetAddress('Hall'));
  const pdf = page.getByRole('button', { name: 'Download PDF' });
  const saving = page.waitForEvent('download');
  // The message comes up where the pointer is.
  await pdf.click();
  await saving;
  const message = page.getByRole('region', { name: 'Messages' }).getByText('PDF Downloaded');
  await expect
    .poll(() =>
      message.evaluate((words) => {
        const shown = words.closest('[data-kind]')!;
        const over = shown.getBoundingClientRect();
        return [...document.querySelectorAll('a, button, input')]
          .filter((control) => {
            const { left, right, top, bottom, width } = control.getBoundingClientRect();
            const isBeside =
              width === 0 ||
              over.left >= right ||
              left >= over.right ||
              over.top >= bottom ||
              top >= over.bottom;
            return !isBeside && !shown.contains(control);
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent);
      }),
    )
    .toEqual([]);
});
