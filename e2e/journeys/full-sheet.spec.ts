import type { Page } from '@playwright/test';
import { claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';

/** Every cell of all 106 lines has this figure. */
const filledWith = (figure: number): Record<number, object> =>
  Object.fromEntries(
    claimSheetSections.flatMap(({ columns, rows }) =>
      rows.map(({ fieldMasterId }) => [
        fieldMasterId,
        Object.fromEntries(
          columns.map((column) => {
            if (column === 'roomName') return [column, 'Under the stairs'];
            if (column === 'all' || column === 'afterHrs') return [column, true];
            return [column, column.endsWith('In') ? 11.25 : figure];
          }),
        ),
      ]),
    ),
  );

/** Figures and line names wider than their cell, and the page if it is wider than the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('th, input[inputmode="decimal"]')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(
        (box) => `${box.getAttribute('aria-label') ?? box.title}: ${box.scrollWidth} > ${box.clientWidth}`,
      ),
  );

const cutInIt = (box: Element) => box.scrollWidth > box.clientWidth;

const long = 'Library and reading room on the second floor above the old garage, with the closet behind it';

test('full sheet: every line filled, each figure and name is shown in full', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const its = await furnishedInspection(server.url, [
    { name: 'Basement', rows: filledWith(1228.5) },
    { name: long, rows: filledWith(99_999.25) },
  ]);
  await openSignedIn(page, technician, its.address);
  await page.getByRole('button', { name: 'Claim sheet of Basement' }).click();
  await expect(page.getByText('106 of 106 lines filled')).toBeVisible();
  expect(await cutOff(page), 'under the room cards').toEqual([]);
  for (const name of ['Basement', long]) {
    await page.goto(its.sheetAddress(name));
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('106 of 106 lines filled')).toBeVisible();
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOff(page), `${name} at ${width}`).toEqual([]);
    }
    await expectAccessible(page);
  }
  // Paper is narrower than the window: the form prints as it is, and not as a phone's.
  const last = page.locator('[data-line="106"]').first();
  const drawn = await last.elementHandle();
  await last.focus();
  await page.pdf();
  expect(await drawn!.evaluate((cell) => cell.isConnected)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  expect(await drawn!.evaluate((cell) => cell.isConnected)).toBe(true);
  const groundOf = (name: string) =>
    page.getByRole('rowheader', { name }).evaluate((head) => getComputedStyle(head).backgroundColor);
  expect(await groundOf('Mold Present'), 'the line one is in, on paper').toBe(await groundOf('Zippers'));
  const casing = page.getByRole('rowheader', { name: 'Door/Window Casing' });
  const lines = await casing.evaluate((head) => {
    const words = document.createRange();
    words.selectNodeContents(head);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines, 'of a name on paper: no word is broken').toBeLessThanOrEqual(2);
  await page.evaluate(() => {
    for (const head of document.querySelectorAll('th')) head.style.overflowWrap = 'normal';
  });
  expect(await cutOff(page), 'on paper, with no word broken').toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).evaluate(cutInIt), 'the name on paper').toBe(false);
});

test('full sheet: names of 120 characters are complete on the paper form, and are typed in their place', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const name = long.padEnd(120, ', and so on');
  const its = await furnishedInspection(server.url, [
    { name: 'Basement', rows: { 1: { roomName: name, lengthFt: 3 }, 24: { title: name, detach: 2 } } },
  ]);
  await openSignedIn(page, technician, its.sheetAddress('Basement'));
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const label of ['Name of custom line', /, name$/]) {
      const input = page.getByRole('textbox', { name: label }).and(page.locator(`[title="${name}"]`));
      const whole = input.locator('xpath=following-sibling::span');
      await expect(whole).toHaveText(name);
      await expect(whole).toBeVisible();
      const within = () =>
        whole.evaluate((text) => {
          const cell = text.parentElement!.getBoundingClientRect();
          const words = text.getBoundingClientRect();
          return words.bottom <= cell.bottom && text.scrollWidth <= cell.width;
        });
      expect(await within(), `${label} at ${width}`).toBe(true);
      await expect(input).toHaveCSS('opacity', '0');
      await input.click();
      await expect(input).toHaveCSS('opacity', '1');
      await expect(whole).toBeHidden();
      expect(await within(), 'nothing moves when one is in it').toBe(true);
      await page.keyboard.press('Tab');
    }
  }
  await expectAccessible(page);
});

test('full sheet: a phone shows the longest figures in full, and their names beside or above them', {
  tag: '@phone',
}, async ({ page, server }) => {
  const all = filledWith(99_999.25);
  const rows = { 1: all[1]!, 55: all[55]!, 77: all[77]! };
  const its = await furnishedInspection(server.url, [{ name: 'Basement', rows }]);
  await openSignedIn(page, technician, its.sheetAddress('Basement'));
  await page.getByRole('button', { name: 'Only filled' }).click();
  for (const id of Object.keys(rows)) await expect(page.locator(`#line-${id}`)).toBeVisible();
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('[id^="line-"] *')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth && part.checkVisibility())
      .map((part) => part.textContent),
  );
  expect(over).toEqual([]);
  const name = await page.locator('#line-1').getByRole('textbox').boundingBox();
  expect(name!.width).toBeGreaterThan(100);
  // A pad button's name contains its visible text, for people who say aloud what to press.
  await page.getByRole('button', { name: /size: .*Open number pad/ }).click();
  await expect(page.getByRole('button', { name: /^width: [\d.]+ ft$/ })).toBeVisible();
  await expectAccessible(page);
});

test('full sheet: a shared link, all of the sheet can be reached with the keyboard', async ({
  page,
  server,
  isMobile,
}) => {
  const its = await furnishedInspection(server.url, [{ name: long, rows: filledWith(99_999.25) }]);
  const { id: roomId } = (await its.roomsThere())[0] as { id: string };
  const { url } = await its.its.ask<{ url: string }>('POST', `/rooms/claim-sheet-share/${its.id}/${roomId}`);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Claim Sheet' })).toBeVisible();
  await expectAccessible(page);
  if (!isMobile) return;
  // Names break between words, not within.
  const name = page.getByRole('cell', { name: 'Under the stairs' }).first();
  expect((await name.boundingBox())!.height).toBeLessThan(60);
});
