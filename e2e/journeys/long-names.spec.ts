import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(3).slice(0, 120);
const mixed = 'הצפה במרתף (קומה 2) فيضان 💧🏚️👨‍👩‍👧‍👦 & “très” mouillé';

/** How far the page extends beyond the screen, and every card beyond its edge. */
const runsOff = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('article, section, li')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .map(
        (box) => `${box.tagName} ${box.textContent?.slice(0, 40)}: ${box.scrollWidth} > ${box.clientWidth}`,
      ),
  );

/** Whether the focused control is entirely under something over the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint(left + width / 2, top + height * part);
      return at && (focused.contains(at) || at.contains(focused));
    });
    return seen ? '' : `${focused.getAttribute('aria-label') ?? focused.textContent}`;
  });

test('long names: names of 120 letters at 360 px stay on the page, and the bars never cover the focus', {
  tag: '@phone',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const its = await office(server.url);
  const { id: technicianId } = (
    await (
      await office(server.url, accounts.technician)
    ).ask<{ technician: { id: number } }>('GET', '/auth/me')
  ).technician;
  const names = { addressLine1: word, customerName: word, notes: word, technicianId };
  const { id } = await makeProject(its, { title: word, city: word.slice(0, 90), ...names });
  await makeProject(its, { title: mixed, city: mixed.slice(0, 40), ...names, customerName: mixed });

  await openSignedIn(page, accounts.technician, '/');
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  await expect(page.getByRole('heading', { name: mixed })).toBeVisible();
  expect(await runsOff(page), 'dashboard').toEqual([]);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    expect(await covered(page)).toBe('');
  }
  await page.goto(`/project/${id}`);
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  expect(await runsOff(page), 'project').toEqual([]);
});

test('long names: an endless word breaks in the list on a desktop, and the page does not scroll sideways', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const its = await office(server.url);
  const city = word.slice(0, 90);
  await makeProject(its, { title: word, city, addressLine1: word, customerName: word });
  await openSignedIn(page, accounts.manager, `/projects?city=${city}`);
  const row = page.getByRole('row', { name: word });
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  const name = row.getByRole('cell').nth(2);
  expect((await name.boundingBox())!.width).toBeLessThan(400);
});

test('long names: several columns of endless words leave Edit in sight', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const its = await office(server.url, accounts.admin);
  const { technician } = await its.ask<{ technician: { id: number } }>('POST', '/technicians', {
    firstName: word.slice(0, 50),
    lastName: word.slice(0, 50),
    email: `endless.${Date.now()}@demo.tidemark.example`,
    role: 'Field Technician',
  });
  const city = `Endless${word}`.slice(0, 90);
  const names = { addressLine1: word, customerName: word, scheduledDate: '2026-01-05' };
  const { id: technicianId } = technician;
  await makeProject(its, { title: word, city, ...names, technicianId, claimType: 'HOA - Multiple Units' });
  await openSignedIn(page, accounts.manager, `/projects?city=${city}`);
  const row = page.getByRole('row', { name: word });
  await expect(row).toBeVisible();
  const edit = (await row.getByRole('link', { name: /^Edit/ }).boundingBox())!;
  expect(edit.x + edit.width).toBeLessThan(1440 - 24);
});
