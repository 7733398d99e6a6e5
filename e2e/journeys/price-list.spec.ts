import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { savePrices } from '../steps/prices.ts';
import { serverFault } from '../steps/server-fault.ts';

const price = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save price list' });
const search = (page: Page) => page.getByLabel('Search the price list');

/** Whether a select's text is wider than its space. */
const cutOff = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(element.selectedOptions[0]!.label).width > room;
  });

interface Saved {
  priceList: { version: number; prices: Record<string, number>; taxPercent: number };
}
const saveTax = (url: string, taxPercent: number) => savePrices(url, () => ({ taxPercent }));

test('price list: a manager finds a line, changes its price in place and saves a new version @main', async ({
  page,
  server,
  isMobile,
}) => {
  await signIn(page, accounts.manager);
  // On touch More leads there, on a desktop the rail.
  if (isMobile) await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Price list' }).first().click();
  await expect(page.getByText(/^Version \d+/)).toBeVisible();
  await expectAccessible(page);
  await search(page).fill('tension');
  const posts = price(page, 'Tension Posts, price per EA');
  await expect(page.getByRole('table')).toHaveCount(1);

  await posts.fill('dear');
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await posts.fill('15.5');
  await expect(page.getByText('1 price changed')).toBeVisible();
  await page.getByText('Show changes').click();
  const unsaved = page.getByRole('row', { name: /Tension Posts/ }).filter({ hasText: '15.50' });
  await expect(unsaved).toContainText('14.00');
  await expectAccessible(page);
  await page.getByText('Show changes').click();
  await posts.press('Tab');
  await save(page).press('Enter');
  await expect(page.getByText('Price list saved')).toBeVisible();
  await expect(page.getByText(/^Version \d+ Saved .* by /)).toBeVisible();
  await expect(posts).toHaveValue('15.50');
  // The bar is gone, with the button that was pressed.
  await expect(page.getByRole('group', { name: 'Prices' })).toBeFocused();
  const { ask } = await office(server.url);
  expect((await ask<Saved>('GET', '/price-list')).priceList.prices['104.qty']).toBe(15.5);

  await page.getByRole('button', { name: 'Versions' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row', { name: /Tension Posts/ });
  await expect(row).toContainText('14.00');
  await expect(row).toContainText('15.50');
  await expectAccessible(page);
  for (const label of ['Earlier version', 'Later version'])
    expect(await cutOff(dialog.getByLabel(label)), label).toBe(false);
  await dialog.getByLabel('Earlier version').selectOption({ index: 0 });
  await expect(dialog.getByText('These versions are identical.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();

  await search(page).fill('no such line');
  await expect(page.getByText('No lines found')).toBeVisible();
});

test('price list: a message about a price just above the bar is not under it', async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/price-list');
  await price(page, 'Tension Posts, price per EA').fill('17.25');
  const bar = save(page).locator('..');
  const { y } = (await bar.boundingBox())!;
  const typed = page.getByRole('textbox', { name: /price per/ }).nth(30);
  await typed.evaluate((input, above) => {
    input.focus({ preventScroll: true });
    scrollBy(0, input.getBoundingClientRect().bottom - above + 2);
  }, y);
  await page.keyboard.press('x');
  const told = page.getByText('Enter a number.', { exact: true });
  await expect(told).toBeVisible();
  await expect
    .poll(async () => {
      const [note, over] = await Promise.all([told.boundingBox(), bar.boundingBox()]);
      return note!.y + note!.height <= over!.y;
    })
    .toBe(true);
});

test('price list: many versions scroll within reach of the keyboard', async ({ page, server }) => {
  for (let tax = 1; tax < 12; tax++) await saveTax(server.url, tax);
  await openSignedIn(page, accounts.manager, '/price-list');
  await page.getByRole('button', { name: 'Versions' }).press('Enter');
  const list = page.getByRole('dialog').getByRole('list', { name: 'Versions' });
  await expect(list.getByRole('listitem').nth(11)).toBeAttached();
  await expectAccessible(page);
});

test('price list: someone else saved a newer list, typed prices are kept and can be saved over it', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/409|500/);
  await openSignedIn(page, accounts.manager, '/price-list');
  const all = `Key,Price\ntaxPercent,${await price(page, 'Tax, %').inputValue()}\nfees.trailer,256`;
  await page
    .getByLabel('Import file', { exact: true })
    .last()
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(all) });
  await expect(page.getByRole('status').getByText('1 price changed', { exact: true })).toBeVisible();
  await search(page).fill('zippers');
  await price(page, 'Zippers, price per EA').fill('23');
  const version = await saveTax(server.url, 3.5);
  await save(page).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Someone saved a newer price list.');
  await expectAccessible(page);
  await page.route('**/api/v1/price-list', (route) => route.fulfill(serverFault('asked-first')));
  await page.getByRole('button', { name: 'Load the latest' }).click();
  await expect(told).toContainText('Reference: asked-first');
  await expectAccessible(page);
  await page.unroute('**/api/v1/price-list');
  await page.getByRole('button', { name: 'Load the latest' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('group', { name: 'Prices' })).toBeFocused();
  await expect(price(page, 'Zippers, price per EA')).toHaveValue('23');
  await search(page).fill('tax');
  // Read from the file, but not a change in it.
  await expect(price(page, 'Tax, %')).toHaveValue('3.5');
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await save(page).click();
  await expect(page.getByText(`Version ${version + 1}`)).toBeVisible();
});

test('price list: typed while the list is being saved, kept for the next save', async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/price-list');
  const answer = await hold(page, '**/api/v1/price-list', 'PUT');
  await price(page, 'Zippers, price per EA').fill('31');
  await save(page).click();
  await price(page, 'Tension Posts, price per EA').fill('32');
  answer();
  await expect(page.getByText('Price list saved')).toBeVisible();
  await expect(page.getByText('1 price changed')).toBeVisible();
  await expect(price(page, 'Zippers, price per EA')).toHaveValue('31.00');
  await expect(price(page, 'Tension Posts, price per EA')).toHaveValue('32');
});

test('price list: typed and not saved, leaving asks first', async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/price-list');
  await price(page, 'Tension Posts, price per EA').fill('99');
  // On a phone, Settings is under More.
  const away = page.getByRole('link', { name: /^(Settings|Back to Today)$/ }).first();
  await away.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(price(page, 'Tension Posts, price per EA')).toHaveValue('99');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(save(page)).toHaveCount(0);
  await away.click();
  await expect(page).not.toHaveURL(/price-list/);
});

test('price list: it is exported as CSV and imported again; bad lines are named and left out', async ({
  page,
}) => {
  await openSignedIn(page, accounts.manager, '/price-list');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^price-list-\d+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Key,Section,Line,Unit,Code,Price');
  const changed = text
    .replace(/^(fees\.trailer,.*),[\d.]+\r?$/m, '$1,255.00\r')
    .replace(/^(fees\.yd40,.*),[\d.]+\r?$/m, '$1,free\r');
  await page
    .getByLabel('Import file', { exact: true })
    .last()
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  await expect(page.getByRole('alert')).toContainText('1 line of the file was left out');
  await expect(page.getByRole('alert')).toContainText('Debris, 40 Yd, free: Enter a number.');
  await search(page).fill('debris');
  await expect(price(page, 'Debris, trailer load, price per EA')).toHaveValue('255.00');
  await expectAccessible(page);
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Codes',
        rows: [
          ['Key', 'Code'],
          ['trailer', 'W-77'],
        ],
      },
    ],
  });
  await page
    .getByLabel('Import file', { exact: true })
    .last()
    .setInputFiles({
      name: 'codes.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(workbook),
    });
  await expect(page.getByLabel('Debris, trailer load, code')).toHaveValue('W-77');
  await save(page).click();
  await expect(page.getByText('Price list saved')).toBeVisible();
});

test('price list: a technician reads it and has no entry for it in the navigation', async ({ page }) => {
  await signIn(page, accounts.technician);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Price list' })).toHaveCount(0);
  await page.goto('/price-list');
  await expect(page.getByText('Only managers can change prices.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Tear-out Pad/ })).toContainText('0.54');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import file' })).toHaveCount(0);
  await expectAccessible(page);
});

test('price list: a price far from the list that ships, asked about before it is saved', async ({
  page,
  server,
}) => {
  await openSignedIn(page, accounts.manager, '/price-list');
  const { ask } = await office(server.url);
  const before = (await ask<Saved>('GET', '/price-list')).priceList;
  await price(page, 'Overhead and profit, %').fill('200');
  await expect(page.getByText('Enter 100 or less.')).toBeVisible();
  await price(page, 'Overhead and profit, %').fill('55');
  await price(page, 'Tax, %').fill('22.5');
  await save(page).click();
  const asked = page.getByRole('dialog', { name: 'Save 2 unusual prices?' });
  await expect(asked).toContainText('Overhead and profit: 55 %. The default price is 20 %.');
  await expect(asked).toContainText('Tax: 22.5 %. The default price is 2.25 %.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Review again' }).click();
  await expect(asked).toBeHidden();
  await expect(price(page, 'Tax, %')).toHaveValue('22.5');
  expect((await ask<Saved>('GET', '/price-list')).priceList.version).toBe(before.version);

  await price(page, 'Tax, %').fill(String(before.taxPercent));
  await price(page, 'Overhead and profit, %').fill('20');
  await price(page, 'Debris, 30 Yd, price per EA').fill('4800');
  await save(page).click();
  const one = page.getByRole('dialog', { name: 'Save an unusual price?' });
  await expect(one).toContainText('Debris, 30 Yd: $4800.00. The default price is $480.00.');
  await one.getByRole('button', { name: 'Save this price' }).click();
  await expect(page.getByText('Price list saved')).toBeVisible();
  await price(page, 'Debris, 30 Yd, price per EA').fill('480');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(price(page, 'Debris, 30 Yd, price per EA')).toHaveValue('480.00');
});
