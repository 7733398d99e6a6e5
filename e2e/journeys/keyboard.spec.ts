import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card } from '../steps/dashboard.ts';
import { unseenFocus } from '../steps/focus.ts';
import {
  freshInspection,
  next,
  openSection,
  openWizard,
  project,
  stepButton,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';

const insured = { ...wholeStepOne, insuranceClaimType: 'Insurance', policyType: 'Both' };
const titles = [
  ...['Arrival Time', 'Claim Information', 'Master Policy Details', 'Homeowner Claim Details'],
  ...['Damage Assessment', 'Service Details', 'Additional Notes', 'Debris & Equipment'],
];

test('keyboard: all eight sections are reached both ways, and no bar covers the focus @main', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, insured);
  await openWizard(page, address);
  const closed = page.locator('main section').getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left--) await closed.first().press('Enter');
  await expect(closed).toHaveCount(0);
  const [back, forth] = [page.getByRole('link', { name: 'Back to Dashboard' }).first(), next(page)];
  for (const [key, first, last, colorScheme] of [
    ['Tab', back, forth, 'light'],
    ['Shift+Tab', forth, back, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await first.focus();
    const stops = new Set<string>();
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press(key);
      expect(await unseenFocus(page), `${key} ${presses}`).toBe('');
      const at = await page.evaluate(() => {
        const { ariaLabel, textContent, name } = document.activeElement as HTMLInputElement;
        return ariaLabel || name || textContent;
      });
      stops.add(at);
      if (await last.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(last, key).toBeFocused();
    const all = [...stops];
    for (const title of titles) expect(all.join('\n')).toContain(title);
    for (const field of ['deductible', 'zip', 'deductible1', 'zip1', 'additionalNotes'])
      expect(all).toContain(field);
  }
});

test('keyboard: a section selected in the index has the focus next', {
  tag: ['@desktop', '@rare'],
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url, insured);
  await openWizard(page, address);
  await page.getByRole('button', { name: /^7, Additional Notes/ }).press('Enter');
  const section = page.getByRole('region', { name: /Additional Notes/ });
  await expect(section.getByRole('button', { name: /Additional Notes/ })).toBeFocused();
  expect(await unseenFocus(page)).toBe('');
  await page.keyboard.press('Tab');
  await expect(section.getByRole('checkbox').first()).toBeFocused();
});

test('keyboard: an invalid amount outlasts its folded section, and Save Draft and Next lead to it', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, insured);
  await openWizard(page, address);
  const policy = await openSection(page, 'Homeowner Claim Details');
  const deductible = policy.getByLabel('Deductible');
  await deductible.fill('about 500');
  const head = policy.getByRole('button', { name: /Homeowner Claim Details/ });
  for (const onward of [page.getByRole('button', { name: 'Save Draft' }), next(page)]) {
    await head.press('Enter');
    await expect(deductible).toHaveCount(0);
    await onward.press('Enter');
    await expect(deductible).toBeFocused();
  }
  await expect(page.getByText('Your progress has been saved.')).toHaveCount(0);
  await expect(deductible).toHaveValue('about 500');
  await expect(deductible).toHaveAccessibleDescription('Enter a number.');
  expect(await unseenFocus(page)).toBe('');
  await deductible.fill('500');
  await next(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await expect.poll(record).toMatchObject({ deductible1: 500 });
});

test('keyboard: a policy that no longer applies, its invalid amount blocks nothing', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, insured);
  await openWizard(page, address);
  const policy = await openSection(page, 'Homeowner Claim Details');
  await policy.getByLabel('Deductible').fill('about 500');
  await openSection(page, 'Claim Information');
  await page.getByRole('radio', { name: 'SelfPay' }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
});

test('keyboard: a count stepped down to nothing keeps the focus, and a fraction is not changed to another number', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, insured);
  await openWizard(page, address);
  const debris = await openSection(page, 'Debris & Equipment');
  const vans = debris.getByLabel('Debris pickup van', { exact: true });
  const less = debris.getByRole('button', { name: 'One less: Debris pickup van' });
  await vans.fill('1');
  await less.press('Enter');
  await expect(vans).toHaveValue('0');
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect(vans).toHaveValue('0');
  await vans.fill('');
  await vans.pressSequentially('1.5');
  await vans.blur();
  await expect(vans).toHaveValue('1');
  await vans.fill('');
  await vans.pressSequentially('4,5');
  await vans.blur();
  await expect(vans).toHaveValue('4');
  await vans.fill('2.75');
  await vans.blur();
  await expect(vans).toHaveValue('2');
  await expect.poll(record).toMatchObject({ pickupVan: 2 });
});

/** Presses Tab until the target has the focus, and checks that each stop is visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBe('');
  }
  await expect(wanted).toBeFocused();
}

test('keyboard: from the dashboard to a filled line and on, the focus is never out of sight @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { addRoom, its, id, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openSignedIn(page, technician, '/');
  const go = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  await go(card(page, project).getByRole('link', { name: /View Details/ }));
  await expect(page.getByRole('heading', { name: project })).toBeVisible();
  // What comes last must not move the page under the focus.
  await expect(page.getByText(/^Draft\. Final when the inspection is submitted\./)).toBeVisible();
  await go(page.getByRole('button', { name: 'Continue Inspection' }).first());
  // It goes on its own; at the page's end, what is under it could not be scrolled clear.
  await expect(page.getByText('Resuming inspection from step 1')).toBeVisible();
  await expect(page.getByText('Resuming inspection from step 1')).toBeHidden();
  await go(next(page));
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await go(page.getByRole('link', { name: /^Claim sheet of Kitchen/ }));
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await go(page.getByRole('button', { name: /^Contents\b/ }));
  await go(page.getByRole('button', { name: /^Add one: / }).first());
  await go(page.getByRole('button', { name: 'Done', exact: true }));
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await go(next(page));
  await expect(stepButton(page, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect.poll(record).toMatchObject({ currentStep: 3 });
  const { rooms } = await its.ask<{ rooms: { claimItem: { filledCount: number } | null }[] }>(
    'GET',
    `/rooms/inspection/${id}`,
  );
  expect(rooms).toMatchObject([{ claimItem: { filledCount: 1 } }]);
});
