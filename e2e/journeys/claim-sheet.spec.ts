import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inspectionWithRooms, noteHeads, openGroup, pad, pressOnPad } from '../steps/claim-sheet.ts';
import { technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 14, dimensionsWidth: 12, dimensionsHeight: 8 };
const [carpet, baseboard] = [77, 55];

test('claim sheet: a figure of the room is taken with one tap, and says so when the room is measured again', {
  tag: '@phone',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await openGroup(page, 'Floors');
  await page
    .locator(`#line-${carpet}`)
    .getByRole('button', { name: /Open number pad/ })
    .click();
  await pad(page)
    .getByRole('button', { name: /Floor of this room 168 SF/ })
    .click();
  await expect(page.locator(`#line-${carpet}`)).toContainText('168');
  await expectAccessible(page);
  await pressOnPad(page, 'Close number pad');
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 168, qtyFrom: 'floor' });

  await its.measure(0, { dimensionsLength: 15 });
  const line = page.locator(`#line-${carpet}`);
  await expect(line).toContainText('Floor was 168 SF, is now 180 SF', { timeout: 20_000 });
  await expect(line).toContainText('Floor was 168 square feet, is now 180 square feet');
  expect((await its.line(0, carpet))?.qty).toBe(168);
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Update/ }).click();
  await expect(line).toContainText('180');
  await expect(line).not.toContainText('Floor was');
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 180, qtyFrom: 'floor' });
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText('Floor was 168 SF, is now 180 SF');

  await line.getByRole('button', { name: /Open number pad/ }).click();
  await pressOnPad(page, '5');
  await pressOnPad(page, 'Close number pad');
  await expect(line).not.toContainText('Floor was');
  await expect.poll(async () => Object.keys((await its.line(0, carpet)) ?? {})).not.toContain('qtyFrom');
});

test('claim sheet: All shows the figure it stands for, Clear can be undone, and 12.5 is 12 feet 6', {
  tag: '@phone',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await its.fill(0, carpet, { all: true });
  await openSignedIn(page, technician, its.sheetAddress(0));
  await openGroup(page, 'Floors');
  const line = page.locator(`#line-${carpet}`);
  await expect(line.getByRole('button', { name: /All 168 SF, stands for 168 square feet/ })).toBeVisible();
  await line.getByRole('button', { name: /Open number pad/ }).click();
  const five = () => pad(page).getByRole('button', { name: '5', exact: true }).boundingBox();
  await pressOnPad(page, '3', '9');
  const before = await five();
  await pressOnPad(page, 'Clear');
  expect(await five(), 'no key moves').toEqual(before);
  await expect(pad(page)).toContainText('stands for 168 square feet');
  await expectAccessible(page);
  // Undo does not remove a tick made since.
  const all = pad(page).getByRole('button', { name: /^All/ });
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  // Pressed by keyboard it disappears under the focus, and the pad still takes keys.
  await pad(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(pad(page).locator('output')).toContainText('39');
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('4');
  await page.keyboard.press('0');
  await expect(pad(page).locator('output')).toContainText('40');
  await expect(pad(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await pressOnPad(page, 'Close number pad');
  await expect(line.getByRole('button', { name: /All$/ })).toBeVisible();

  await openGroup(page, 'Baseboard / Trim');
  await page
    .locator(`#line-${baseboard}`)
    .getByRole('button', { name: /Detach: .*Open number pad/ })
    .click();
  await pressOnPad(page, '1', '2', 'Decimal point', '5', 'Next field');
  await expect(page.locator(`#line-${baseboard}`)).toContainText('12′6″');
  await pressOnPad(page, 'Clear', '1', '4', 'Next line');
  await expect(page.locator(`#line-${baseboard}`)).toContainText('13′2″');
  await pressOnPad(page, 'Previous line', 'Close number pad');
  await expect.poll(() => its.line(0, baseboard)).toMatchObject({ detachFt: 13, detachIn: 2 });

  // A cell left by a tap on the sheet, or with the page, is saved as by Next line.
  const detach = (id: number) =>
    page.locator(`#line-${id}`).getByRole('button', { name: /Detach: .*Open number pad/ });
  await detach(baseboard + 1).click();
  await pressOnPad(page, 'Next field', '3', '0');
  // A finger fits between the header and the pad, but not where Playwright scrolls a line to.
  await detach(baseboard + 2).dispatchEvent('click');
  await expect(page.locator(`#line-${baseboard + 1}`)).toContainText('2′6″');
  await pressOnPad(page, 'Next field', '1', '4');
  await page.getByRole('link', { name: 'Back to Room Setup' }).click();
  await expect.poll(() => its.line(0, baseboard + 1)).toMatchObject({ detachFt: 2, detachIn: 6 });
  await expect.poll(() => its.line(0, baseboard + 2)).toMatchObject({ detachFt: 1, detachIn: 2 });
});

test('claim sheet: the whole sheet is filled with one thumb: groups, search, only filled, custom lines, rooms @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement', 'Laundry'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await page.getByRole('button', { name: 'Groups' }).click();
  await page
    .getByRole('dialog', { name: /^Groups/ })
    .getByRole('button', { name: /^Misc/ })
    .click();
  const custom = page.locator('#line-24');
  await custom.getByRole('textbox', { name: 'Name of custom line' }).fill('Mirror');
  await custom.getByRole('button', { name: 'Add one: Mirror, Detach' }).click();
  await custom.getByRole('button', { name: 'One more: Mirror, Detach' }).click();
  await custom.getByRole('button', { name: 'Mirror, Detach: 2. Open number pad' }).click();
  // The line is drawn behind the pad, and both continue from its value.
  const twice = (name: string) =>
    custom.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await pressOnPad(page, '4');
  await twice('One more: Mirror, Detach');
  await expect(pad(page).locator('output')).toContainText('6');
  await expect(custom.getByRole('button', { name: 'Mirror, Detach: 6. Open number pad' })).toBeVisible();
  await pressOnPad(page, '2', 'Close number pad');
  await page.getByPlaceholder('Search line items').fill('mirr');
  await expect(page.getByText('1 line matches "mirr"')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mirror, Detach: 2. Open number pad' })).toBeVisible();
  await expectAccessible(page);
  await page.getByPlaceholder('Search line items').fill('');
  await page.getByRole('button', { name: 'Only filled' }).click();
  await expect(page.locator('[id^="line-"]')).toHaveCount(1);
  const stood = await noteHeads(page);
  await page.getByRole('button', { name: 'Next room' }).click();
  await expect(page.getByRole('heading', { name: 'Laundry' })).toBeVisible();
  // A room must never be shown over the previous room's lines, not even for a moment.
  await expect.poll(stood).toContain('Laundry: 0 of 106 lines filled');
  expect(await stood()).not.toContain('Laundry: 1 of 106 lines filled');
  await page.getByRole('button', { name: 'Groups' }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog', { name: /^Groups/ })
    .getByRole('button', { name: 'Previous room' })
    .click();
  await expect(page.getByRole('heading', { name: 'Basement' })).toBeVisible();
  await expect.poll(() => its.line(0, 24)).toMatchObject({ title: 'Mirror', detach: 2 });
});
