import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { cell, inspectionWithRooms, pasteText } from '../steps/claim-sheet.ts';
import { technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 14, dimensionsWidth: 12, dimensionsHeight: 8 };
const [carpet, baseboard] = [77, 55];

test('paper form: it works with the keyboard alone @main', { tag: '@desktop' }, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await expect(cell(page, 106, 'qty')).toBeVisible();
  const focused = (id: number, column: string) => expect(cell(page, id, column)).toBeFocused();
  const press = (keys: string) => page.keyboard.press(keys);

  await cell(page, 5, 'yesX').focus();
  await page.keyboard.type('2');
  await press('Tab');
  await focused(5, 'afterHrs');
  await press('Space');
  await press('Shift+Tab');
  await focused(5, 'yesX');
  await press('Enter');
  await focused(6, 'yesX');
  await press('ArrowDown');
  await press('ArrowRight');
  await focused(7, 'afterHrs');
  await press('ArrowLeft');
  await press('ArrowUp');
  await focused(6, 'yesX');
  await page.keyboard.type('7');
  await press('Escape');
  await expect(cell(page, 6, 'yesX')).toHaveValue('');
  await press('Alt+ArrowDown');
  await focused(9, 'detach');

  await press('/');
  await page.keyboard.type('lift carpet');
  await press('Enter');
  await focused(carpet, 'qty');
  await press('=');
  await press('Enter');
  await expect(cell(page, carpet, 'qty')).toHaveValue('168');
  await press('/');
  await press('Escape');
  // All lines are back a moment later, and what is hidden takes no focus.
  await expect(cell(page, 5, 'afterHrs')).toBeVisible();
  await cell(page, 5, 'afterHrs').focus();
  await press('f');
  await expect(cell(page, carpet, 'qty')).toBeVisible();
  await expect(cell(page, 6, 'yesX')).toBeHidden();
  await press('f');
  await expectAccessible(page);

  await cell(page, baseboard, 'detachFt').focus();
  await page.keyboard.type(`12'6"`);
  await press('Tab');
  await expect(cell(page, baseboard, 'detachFt')).toHaveValue('12');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('6');
  await press('Control+z');
  await focused(baseboard, 'detachFt');
  await expect(cell(page, baseboard, 'detachFt')).toHaveValue('');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('');
  await expect(page.getByText('Undone: Baseboard, Detach ft')).toBeAttached();
  await press('Control+z');
  await focused(carpet, 'qty');
  await expect(cell(page, carpet, 'qty')).toHaveValue('');
  await press('Control+Shift+z');
  await expect(cell(page, carpet, 'qty')).toHaveValue('168');
  await press('Control+y');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('6');
  await expect.poll(() => its.line(0, baseboard)).toMatchObject({ detachFt: 12, detachIn: 6 });
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 168, qtyFrom: 'floor' });
  await expect.poll(() => its.line(0, 5)).toMatchObject({ yesX: 2, afterHrs: true });
});

test('paper form: a key does not wait for its row to be drawn', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  const figure = cell(page, 6, 'yesX');
  await figure.focus();
  const row = page.locator('tr', { has: figure });
  const drawnWithTheKey = await row.evaluate(async (element) => {
    document.execCommand('insertText', false, '7');
    // Here React has drawn everything the key caused.
    await Promise.resolve();
    return {
      filled: element.hasAttribute('data-filled'),
      marked: element.querySelectorAll('[data-on]').length,
    };
  });
  // Only its cell is marked with the key: typing is bold from the first figure.
  expect(drawnWithTheKey).toEqual({ filled: false, marked: 1 });
  await expect(figure).toHaveValue('7');
  await expect(row).toHaveAttribute('data-filled');
  await expect(figure).toBeFocused();
});

test('paper form: a column of numbers is pasted downwards, and undone in one step', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await expect(cell(page, 106, 'qty')).toBeVisible();
  await cell(page, 75, 'qty').focus();
  const column = ['12', '14', 'x', ...Array.from({ length: 10 }, (_, row) => String(row + 1))];
  await pasteText(page, `${column.join('\n')}\n`);
  const offer = page.getByText('12 cells pasted, 1 not valid');
  // Under the pointer it stays, however long the rest takes.
  await offer.hover();
  await page.emulateMedia({ media: 'print' });
  await expect(offer).toBeHidden();
  await expect(page.getByPlaceholder('Search line items')).toBeHidden();
  await expect(page.getByText('Enquiry #')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeHidden();
  await expect(page.getByText('168').first()).toBeVisible();
  await expect(page.getByText('take the matching value')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(cell(page, 77, 'qty')).toHaveValue('x');
  await expect(cell(page, 77, 'qty')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 87, 'qty')).toHaveValue('10');
  await expectAccessible(page);
  await expect.poll(() => its.line(0, 76)).toMatchObject({ qty: 14 });
  await offer.hover();
  await page.keyboard.press('Control+z');
  await expect(offer).toBeHidden();
  await expect(cell(page, 75, 'qty')).toHaveValue('');
  await expect(cell(page, 77, 'qty')).toHaveValue('');
  await expect.poll(() => its.line(0, 76)).toMatchObject({ qty: null });
});

test('paper form: a room measured again is marked in its lines and in one place, and updated in one step', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await its.fill(0, carpet, { qty: 168, qtyFrom: 'floor' });
  await its.fill(0, baseboard, { disposeFt: 52, disposeIn: 0, disposeFrom: 'perimeter', afterHrs: true });
  await its.fill(0, 76, { all: true });
  await openSignedIn(page, technician, its.sheetAddress(0));
  await expect(cell(page, 76, 'qty')).toHaveAttribute('placeholder', '168');
  await its.measure(0, { dimensionsLength: 15 });
  await expect(page.getByText('2 lines still use the old room size').last()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Perimeter was 52′0″, is now 54′0″').first()).toBeVisible();
  await expect(cell(page, carpet, 'qty')).toHaveAccessibleDescription(
    'Floor was 168 square feet, is now 180 square feet',
  );
  await expect(cell(page, 76, 'qty')).toHaveAttribute('placeholder', '180');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update all' }).click();
  await expect(cell(page, carpet, 'qty')).toHaveValue('180');
  await expect(cell(page, baseboard, 'disposeFt')).toHaveValue('54');
  await expect.poll(() => its.line(0, baseboard)).toMatchObject({ disposeFt: 54, disposeFrom: 'perimeter' });
  expect((await its.line(0, 76))?.qty).toBeNull();
});
