import type { Locator } from '@playwright/test';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { appIsKept, openWizard, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(3).slice(0, 120);
const arabic = 'قبو رطب جدا تحت الدرج الخلفي';

/** Whether one is painted left of the other. */
const isLeftOf = (place: Locator, one: string, other: string) =>
  place.evaluate(
    (element, [first, second]) => {
      const edge = (text: string) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent!.indexOf(text);
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + text.length);
          return range.getBoundingClientRect().left;
        }
        throw new Error(`${text} is not there`);
      };
      return edge(first!) < edge(second!);
    },
    [one, other],
  );

test('long and right-to-left names: on a phone the whole name of a custom line is visible, and edited in place', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { sheetAddress, lines } = await furnishedInspection(server.url, [
    { name: 'Kitchen', rows: { 24: { title: word, detach: 3 } } },
  ]);
  await openSignedIn(page, technician, sheetAddress('Kitchen'));
  await page.getByRole('button', { name: /^Only filled/ }).click();
  const name = page.getByRole('textbox', { name: 'Name of custom line' });
  const seen = page.getByText(word);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(seen).toBeVisible();
    const { cut, beyond } = await seen.evaluate((element) => ({
      cut: element.scrollWidth - element.clientWidth,
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect([cut, beyond], `at ${width}`).toEqual([0, 0]);
  }
  await name.click();
  await name.fill('Wine rack, oak, two doors');
  await name.press('Tab');
  await expect(page.getByText('Wine rack, oak, two doors')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Only filled/ }).click();
  await expect(name).toHaveValue('Wine rack, oak, two doors');
  await expect.poll(() => lines('Kitchen')).toEqual({ 24: { detach: 3 } });
});

test('long and right-to-left names: a right-to-left name leaves the figures beside it where they are', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await choose(page, 'Upload Photos', [{ ...png('', 31), name: arabic }]);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  await page.goto('/to-send');
  const photo = page.getByRole('listitem').filter({ hasText: arabic });
  await expect(photo).toContainText('1.0 KB');
  expect(await isLeftOf(photo, arabic.slice(0, 3), '1.0')).toBe(true);
});

test('long and right-to-left names: a room with a right-to-left name is recognized by its beginning', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const long = `${arabic} ${arabic}`;
  const { address, sheetAddress } = await furnishedInspection(server.url, [{ name: long }, { name: 'Hall' }]);
  await openSignedIn(page, technician, sheetAddress(long));
  const tab = page.getByRole('link', { name: new RegExp(arabic) }).locator('b');
  await expect(tab).toBeVisible();
  // What is cut off is beyond the left edge: the end of such a name.
  expect(await tab.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
  await openWizard(page, address);
  const room = page.getByRole('article', { name: long });
  const handle = (await room.getByTitle('Drag to move').boundingBox())!;
  const text = await room.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  expect(text).toBeLessThanOrEqual(handle.x);
});

test('long and right-to-left names: a right-to-left name in a narrow select is visible from its beginning', {
  tag: '@phone',
}, async ({ page, server }) => {
  const long = `${arabic} ${arabic}`;
  await openDocumentation(page, server.url, [long, 'Hall']);
  await choose(page, 'Upload Photos', [{ ...png('', 32), name: 'wall.png' }]);
  const ofPhoto = page.getByRole('combobox', { name: 'Room of wall.png' });
  for (const select of [ofPhoto, page.getByRole('combobox', { name: /^Room/ }).first()]) {
    await select.selectOption({ label: long });
    // A closed select follows the direction of the selected text: the name's end is beyond its edge.
    const direction = () =>
      select.evaluate(
        (element) => getComputedStyle((element as HTMLSelectElement).selectedOptions[0]!).direction,
      );
    await expect.poll(direction).toBe('rtl');
    await select.selectOption({ label: 'Hall' });
  }
});
