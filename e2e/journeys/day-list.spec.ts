import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount, openAs } from '../steps/account.ts';
import { card, dashboardShows } from '../steps/dashboard.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';

const day = (off: number) =>
  new Date(Date.now() + off * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Chicago' });
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('day list: a phone shows fifteen projects on three screens, by day, and a row opens its whole card @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const technician = await makeAccount(server);
  const manager = await office(server.url);
  for (let number = 1; number <= 15; number++) {
    const scheduledDate = number > 12 ? null : day(Math.floor((number - 1) / 4));
    const scheduledTime = scheduledDate && number % 2 === 0 ? '13:30' : null;
    const place = { title: `Leak ${number}`, addressLine1: `${number} Quarry Street`, city: 'Batavia' };
    const facts = { ...place, customerName: `Customer ${number}`, customerPhone: '630 555 0142' };
    await makeProject(manager, { ...facts, scheduledDate, scheduledTime, technicianId: technician.id });
  }
  await openAs(page, technician, '/');
  await dashboardShows(page);
  const today = group(page, 'Today');
  await expect(today.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Next up')).toBeVisible();
  await expect(group(page, 'Tomorrow').getByRole('listitem')).toHaveCount(4);
  await expect(group(page, 'Later').getByRole('listitem')).toHaveCount(7);
  const noDay = group(page, 'Later').getByText('No day', { exact: true }).first();
  expect((await noDay.boundingBox())!.height, 'a day in one line').toBeLessThan(24);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(
    3,
  );
  await expectAccessible(page);

  const row = group(page, 'Tomorrow').getByRole('listitem').first();
  await expect(row.getByRole('link', { name: /^Call Customer/ })).toHaveAttribute('href', 'tel:6305550142');
  await expect(row.getByRole('link', { name: /^Go to \d+ Quarry Street/ })).toHaveAttribute('href', /^geo:/);
  const main = row.getByRole('button').first();
  await main.click();
  await expect(main).toHaveAttribute('aria-expanded', 'true');
  const one = row.getByRole('article');
  await expect(one.getByRole('button', { name: 'Start Inspection' })).toBeVisible();
  await expect(one.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(one.getByLabel('Claim Type')).toBeVisible();
  await expectAccessible(page);
  await main.click();
  await expect(one).toBeHidden();

  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await expect(card(page, 'Leak 15')).toBeAttached();
});

test('day list: a job is started from the list, and completed ones stand apart', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page);
  await dashboardShows(page);
  const done = group(page, 'Completed');
  await done.getByRole('button').first().click();
  await expect(done.getByRole('button', { name: 'FOLLOWUP' })).toBeVisible();
  await page.getByRole('button', { name: /Mold in crawl space and hall bath/ }).click();
  await card(page, 'Mold in crawl space and hall bath')
    .getByRole('button', { name: 'Start Inspection' })
    .click();
  await expect(page.getByText('Starting a new inspection for this project.')).toBeVisible();
});
